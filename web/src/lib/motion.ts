/** Does whoever looks at the page want no motion? */
export const calm = (): boolean =>
  typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches
