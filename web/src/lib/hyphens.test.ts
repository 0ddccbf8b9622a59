import { expect, test } from 'vitest'
import { softened } from './hyphens'

const shown = (text: string): string => softened(text).replaceAll('\u00AD', '-')

test('long words may break between their syllables', () => {
  expect(shown('Kartenwache')).toBe('Kar-ten-wache')
  expect(shown('Nashornwachen')).toBe('Nas-horn-wachen')
  expect(shown('Wunderschöne Steuern')).toBe('Wun-der-schöne Steuern')
  expect(shown('Wolfsschützen')).toBe('Wolfs-schüt-zen')
  expect(shown('Drachenschwinge')).toBe('Dra-chen-schwinge')
  expect(shown('Ranken beschwören')).toBe('Ranken beschwö-ren')
  expect(shown('Riesenspinne')).toBe('Rie-sen-spinne')
  expect(shown('Schatztruhen-Mimik')).toBe('Schatz-tru-hen-Mimik')
})

test('short words stay whole, and letters stay what they are', () => {
  expect(softened('Robin Hood')).toBe('Robin Hood')
  expect(softened('Pendelbeil').replaceAll('\u00AD', '')).toBe('Pendelbeil')
})
