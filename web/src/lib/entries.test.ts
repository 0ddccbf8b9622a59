import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it, vi } from 'vitest'
import { Entries } from './entries'

const sources = import.meta.glob<string>(['../locale/*.ftl', '../games/*/locale/**/*.ftl', '../../../src/spieltisch/**/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const SOME = `# What is said
hello = Hello { $name },
  { $count ->
      [one] one card
     *[other] { $count } cards
  }
  .help = Ask { -us }
-us = the table
broken = { $
last = The end
`

describe('entries of a Fluent file', () => {
  it('are what Fluent itself reads, in all files', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(40)
    for (const source of Object.values(sources)) {
      const plain = (body: FluentResource['body']): unknown => body.map(({ id, value, attributes }) => ({ id, value, attributes }))
      expect(plain(new Entries(source).body)).toEqual(plain(new FluentResource(source).body))
    }
  })

  it('are said as those are, with their attributes and terms', () => {
    const bundle = new FluentBundle('en', { useIsolating: false })
    bundle.addResource(new Entries(SOME))
    const { value, attributes } = bundle.getMessage('hello')!
    expect(bundle.formatPattern(value!, { name: 'Anna', count: 2 })).toBe('Hello Anna,\n2 cards')
    expect(bundle.formatPattern(attributes['help']!)).toBe('Ask the table')
    expect(bundle.getMessage('broken')?.value).toBeNull()
    expect(bundle.formatPattern(bundle.getMessage('last')!.value!)).toBe('The end')
  })

  it('are read when they are said, once', () => {
    const [entry] = new Entries('hello = Hello { $name }').body
    const exec = vi.spyOn(RegExp.prototype, 'exec')
    const first = entry!.value
    const reading = exec.mock.calls.length
    expect(reading).toBeGreaterThan(0)
    expect(entry!.value).toBe(first)
    expect(exec.mock.calls.length).toBe(reading)
    exec.mockRestore()
  })
})
