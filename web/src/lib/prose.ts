/** A text of headings, paragraphs and lists, as the rules pages are written: a little Markdown. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'figure'; caption: Span[]; name: string; part: string | null }

/** A piece of a line; every other one between `**` is strong. */
export interface Span {
  text: string
  strong: boolean
}

const spans = (text: string): Span[] =>
  text
    .split('**')
    .map((piece, i) => ({ text: piece, strong: i % 2 === 1 }))
    .filter((span) => span.text)

/** `![caption](figure)`, or `![caption](figure part)` for a part of the board. */
const FIGURE = /^!\[(.*)\]\((\S+)(?: (\S+))?\)$/s

export function blocks(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part): Block => {
      const lines = part.trim().split('\n')
      if (part.startsWith('## ')) return { kind: 'heading', text: part.slice(3).trim() }
      const figure = FIGURE.exec(part.trim())
      if (figure) return { kind: 'figure', caption: spans(figure[1]!), name: figure[2]!, part: figure[3] ?? null }
      if (lines.every((line) => line.startsWith('- '))) return { kind: 'list', items: lines.map((line) => spans(line.slice(2))) }
      return { kind: 'paragraph', spans: spans(part.trim()) }
    })
}
