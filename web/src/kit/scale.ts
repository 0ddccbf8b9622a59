/** How much larger an element is seen than it is laid out: a table can be zoomed. What is moved by pixels of the screen is moved by so much less. */
export const scaleOf = (element: HTMLElement): number => element.getBoundingClientRect().width / element.offsetWidth || 1
