import { expect, it } from 'vitest'
import { blocks } from './prose'

it('reads headings, lists and paragraphs with strong words', () => {
  expect(blocks('## Title\n\nSome **strong** words.\n\n- one\n- **two**')).toEqual([
    { kind: 'heading', text: 'Title' },
    {
      kind: 'paragraph',
      spans: [
        { text: 'Some ', strong: false },
        { text: 'strong', strong: true },
        { text: ' words.', strong: false },
      ],
    },
    { kind: 'list', items: [[{ text: 'one', strong: false }], [{ text: 'two', strong: true }]] },
  ])
})

it('shows positions, or parts of them', () => {
  expect(blocks('![Your **cards**](cards me)\n\n![All](raid)')).toEqual([
    { kind: 'figure', caption: [{ text: 'Your ', strong: false }, { text: 'cards', strong: true }], name: 'cards', part: 'me' },
    { kind: 'figure', caption: [{ text: 'All', strong: false }], name: 'raid', part: null },
  ])
})

const pages = import.meta.glob<string>('../games/*/rules.*.md', { query: '?raw', import: 'default', eager: true })
const games = [...new Set(Object.keys(pages).map((path) => path.split('/')[2]!))]

/** Of which kinds a text is made, with the numbers in each part: what has to be the same in every language. */
const shape = (text: string): unknown[] =>
  blocks(text).map((block) => [block.kind, block.kind === 'list' ? block.items.length : 1, [...new Set(JSON.stringify(block).match(/\d+/g))]])

it.each(games)('%s: the long rules have the same parts and numbers in both languages', (game) => {
  const [german, english] = ['de', 'en'].map((language) => shape(pages[`../games/${game}/rules.${language}.md`]!))
  expect(german).toEqual(english)
})
