// Paths of SVG on whole numbers: in a box of 512 nobody sees the difference, and they travel in half the bytes.

const NUMBERS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/y
const FLAG = /[\s,]*([01])/y
const LETTER = /[\s,]*([a-z])/iy
const END = /[\s,]*$/y

/** The segments of a path: a letter and its numbers each, also where the path does not repeat the letter. */
function* segments(path) {
  let at = 0
  let letter = ''
  const next = (pattern) => {
    pattern.lastIndex = at
    const found = pattern.exec(path)
    if (found) at = pattern.lastIndex
    return found
  }
  while (!next(END)) {
    const named = next(LETTER)
    letter = named ? named[1] : ({ m: 'l', M: 'L' }[letter] ?? letter)
    const flags = letter.toLowerCase() === 'a' ? [3, 4] : []
    yield [letter, Array.from({ length: NUMBERS[letter.toLowerCase()] }, (_, i) => Number(next(flags.includes(i) ? FLAG : NUMBER)[1]))]
  }
}

const horizontally = (letter, i) => letter === 'h' || (letter !== 'v' && i % 2 === (letter === 'a' ? 1 : 0))

/** The same path, relative, with each point on whole numbers: what is lost in one segment does not add up with the next. */
export function rounded(path) {
  const exact = { x: 0, y: 0 }
  const here = { x: 0, y: 0 }
  let start = { x: 0, y: 0 }
  let written = ''
  let last = ''
  for (const [letter, given] of segments(path)) {
    const kind = letter.toLowerCase()
    const from = letter === kind ? { ...exact } : { x: 0, y: 0 }
    const numbers = given.map((number, i) => {
      if (kind === 'a' && i < 5) return i < 2 ? Math.max(1, Math.round(number)) : Math.round(number)
      const axis = horizontally(kind, i) ? 'x' : 'y'
      exact[axis] = from[axis] + number
      return Math.round(exact[axis]) - here[axis]
    })
    if (kind === 'm') start = { ...exact }
    if (kind === 'z') Object.assign(exact, start)
    Object.assign(here, { x: Math.round(exact.x), y: Math.round(exact.y) })
    const said = numbers.map((number, i) => (i && number >= 0 ? ` ${number}` : `${number}`)).join('')
    const again = kind === last && kind !== 'm' && kind !== 'z'
    // The first of a path is absolute, also where the path stands behind another one.
    written += written === '' ? kind.toUpperCase() + said : again ? (said.startsWith('-') ? said : ` ${said}`) : kind + said
    last = kind
  }
  return written
}
