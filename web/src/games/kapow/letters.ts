/**
 * Our own lettering: each letter as strokes in a box of 10 by 14, drawn thick. It looks the same on
 * every device, whatever fonts there are.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M1 13 5 1 9 13M2.5 9H7.5',
  B: 'M2 1V13H6.5Q9 13 9 10T6 7H2M2 1H6Q8.5 1 8.5 4T6 7',
  C: 'M9 3Q8 1 5.5 1 1.5 1 1.5 7T5.5 13Q8 13 9 11',
  D: 'M2 1V13H5Q9 13 9 7T5 1Z',
  E: 'M8.5 1H2V13H8.5M2 7H7.5',
  F: 'M8.5 1H2V13M2 7H7.5',
  G: 'M9 3Q8 1 5.5 1 1.5 1 1.5 7T5.5 13Q9 13 9 9V7.5H6',
  H: 'M2 1V13M8.5 1V13M2 7H8.5',
  I: 'M5 1V13',
  J: 'M8 1V9.5Q8 13 5 13T2 10',
  K: 'M2 1V13M9 1 2 8M4.5 6 9 13',
  L: 'M2 1V13H8.5',
  M: 'M1 13 1.5 1 5 8.5 8.5 1 9 13',
  N: 'M2 13V1L8.5 13V1',
  O: 'M5 1Q1.5 1 1.5 7T5 13 8.5 7 5 1Z',
  P: 'M2 13V1H6Q9 1 9 4.5T6 8H2',
  Q: 'M5 1Q1.5 1 1.5 7T5 13 8.5 7 5 1ZM6 10 9 13.5',
  R: 'M2 13V1H6Q9 1 9 4.5T6 8H2M5.5 8 9 13',
  S: 'M8.5 3Q8 1 5 1T1.8 4Q1.8 6.5 5 7T8.7 10Q8.7 13 5 13T1.5 11',
  T: 'M1 1H9M5 1V13',
  U: 'M1.8 1V9Q1.8 13 5 13T8.3 9V1',
  V: 'M1 1 5 13 9 1',
  W: 'M.5 1 2.5 13 5 5 7.5 13 9.5 1',
  X: 'M1 1 9 13M9 1 1 13',
  Y: 'M1 1 5 7 9 1M5 7V13',
  Z: 'M1.5 1H8.5L1.5 13H8.5',
  '0': 'M5 1Q1.5 1 1.5 7T5 13 8.5 7 5 1Z',
  '1': 'M2.5 3.5 5.5 1V13',
  '2': 'M1.5 3.5Q2 1 5 1T8.5 4Q8.5 7 1.5 13H8.8',
  '3': 'M1.5 2.5Q3 1 5 1T8 4Q8 6.5 4.5 6.5 8.5 6.5 8.5 9.8T5 13Q2.5 13 1.2 11',
  '4': 'M7 13V1L1 9.5H9.3',
  '5': 'M8.5 1H2.5L2 6.5Q3.5 5.5 5 5.5 8.5 5.5 8.5 9T5 13Q2.5 13 1.3 11',
  '6': 'M8 2Q6.5 1 5 1 1.5 1.5 1.5 8.5 1.5 13 5 13T8.5 9.5 5 6 1.7 8.5',
  '7': 'M1.2 1H8.8L4 13',
  '8': 'M5 6.5Q2 6.5 2 3.8T5 1 8 3.8 5 6.5Q1.5 6.5 1.5 9.8T5 13 8.5 9.8 5 6.5Z',
  '9': 'M2 12Q3.5 13 5 13 8.5 12.5 8.5 5.5 8.5 1 5 1T1.5 4.5 5 8 8.3 5.5',
  '!': 'M5 1V8.5M5 12.3V13',
  '?': 'M2 3.5Q2 1 5 1T8 4Q8 6 5 7V8.5M5 12.3V13',
  '.': 'M5 12.3V13',
  '+': 'M5 3.5V10.5M1.5 7H8.5',
  '−': 'M1.5 7H8.5',
  '=': 'M1.5 5H8.5M1.5 9H8.5',
  '×': 'M2 4 8 10M8 4 2 10',
  '(': 'M7 0Q3 7 7 14',
  ')': 'M3 0Q7 7 3 14',
}
/** Letters that are two parts: a letter and its dots. */
const DOTTED: Readonly<Record<string, string>> = { Ä: 'A', Ö: 'O', Ü: 'U' }
const DOTS = 'M2.5 -2.5V-2.2M7.5 -2.5V-2.2'

export interface Letter {
  strokes: string
  x: number
  /** How it stands, in degrees and parts of its height: comic letters dance. */
  tilt: number
  rise: number
}

const WIDTH = 11
const NARROW = new Set(['I', '!', '.', '1'])

function strokesOf(letter: string): string {
  const base = DOTTED[letter]
  return base ? `${STROKES[base] ?? ''}${DOTS}` : (STROKES[letter] ?? '')
}

/** The letters of a word from left to right, and how wide all of it is. */
export function lettered(word: string, dancing = true): { letters: Letter[]; width: number } {
  let x = 0
  const letters = [...word.toUpperCase()].map((letter, i) => {
    const width = NARROW.has(letter) ? WIDTH * 0.7 : letter === ' ' ? WIDTH * 0.6 : WIDTH
    const placed = { strokes: strokesOf(letter), x: x - (WIDTH - width) / 2, tilt: dancing ? ((i * 5) % 7) * 3 - 9 : 0, rise: dancing ? ((i * 3) % 5) * 0.5 - 1 : 0 }
    x += width
    return placed
  })
  return { letters, width: x }
}

/** A jagged star around the middle of a box of 200 by 140: the shape of a blow. */
export function burst(points: number, depth: number, seed = 3): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2
    const wobble = ((i * seed * 37) % 17) / 17
    const far = i % 2 ? 1 - depth - wobble * 0.08 : 0.88 + wobble * 0.12
    return `${(100 + Math.cos(angle) * 100 * far).toFixed(1)},${(70 + Math.sin(angle) * 70 * far).toFixed(1)}`
  })
  return corners.join(' ')
}
