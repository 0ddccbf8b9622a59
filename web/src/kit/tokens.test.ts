import { describe, expect, it } from 'vitest'

const boards = import.meta.glob<string>('../games/**/*.svelte', { query: '?raw', import: 'default', eager: true })

const kit = await (await fetch('/src/kit/kit.css')).text()

/** The colours of what can be touched, is chosen, is on its way or is mine, as the kit sets them. */
const TOKENS = new Map([...kit.matchAll(/--(lit|chosen|on-chosen|busy|mine|told): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [colour!, name!]))

/** The colours that mean one thing on every board; gold of another meaning happens to look like what is busy or mine. */
const MEANT = [...TOKENS].filter(([, name]) => name !== 'busy' && name !== 'mine')

describe('the tokens of the kit', () => {
  it('are found', () => {
    expect([...TOKENS.values()]).toEqual(['lit', 'chosen', 'on-chosen', 'busy', 'mine', 'told'])
  })

  it('are used by all boards, not written out', () => {
    const written = Object.entries(boards).flatMap(([file, text]) => MEANT.filter(([colour]) => text.toLowerCase().includes(colour)).map(([, name]) => `${file}: ${name}`))
    expect(written).toEqual([])
  })
})
