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
