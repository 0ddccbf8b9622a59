import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import de from '../locale/de.ftl?raw'
import en from '../locale/en.ftl?raw'

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const keys = (text: string): string[] => new FluentResource(text).body.map((entry) => entry.id)

/** Keys as they are written out in the code: t('key') is `ui-key`. */
function used(): Set<string> {
  const found = Object.values(sources).flatMap((text) => [
    ...[...text.matchAll(/\bt\('([a-z-]+)'/g)].map((match) => `ui-${match[1]}`),
    ...[...text.matchAll(/'(ui-[a-z-]+)'/g)].map((match) => match[1]!),
  ])
  return new Set(found)
}

/** Keys that are put together in the code. */
const BUILT = /^ui-(emote|news|who)-/

describe("the page's own words", () => {
  it('are there in both languages', () => {
    expect(keys(de)).toEqual(keys(en))
  })

  it('are each said once', () => {
    expect(keys(en)).toEqual([...new Set(keys(en))])
  })

  it('are there for all that the page says', () => {
    const known = new Set(keys(en))
    expect([...used()].filter((key) => !known.has(key))).toEqual([])
  })

  it('are all said somewhere', () => {
    const said = used()
    const idle = keys(en).filter((key) => key.startsWith('ui-') && !said.has(key) && !BUILT.test(key))
    expect(idle).toEqual([])
  })
})
