/** What is printed on the cards and realms, read from the same files as the rules. */

export interface CardFacts {
  kind: string
  villain: string
  fate: boolean
  type: string
  cost: number | null
  strength: number | null
  /** What it adds to the strength of who carries it. */
  adds: number | null
  activation: number | null
}

type Row = Record<string, string | number | boolean>

/** The little of TOML that these files are written in: tables in lists, each with plain values. */
export function tables(text: string): [name: string, row: Row][] {
  const found: [string, Row][] = []
  for (const line of text.split('\n')) {
    const table = /^\[\[(\w+)\]\]/.exec(line)
    const [, key = '', value = ''] = /^(\w+) = (.+)$/.exec(line) ?? []
    if (table) found.push([table[1]!, {}])
    else if (key) found.at(-1)![1][key] = plain(value)
  }
  return found
}

function plain(value: string): string | number | boolean {
  if (/^-?\d+$/.test(value)) return Number(value)
  return value.startsWith('"') ? value.slice(1, -1) : value === 'true' || value
}

const number = (row: Row, key: string): number | null => (typeof row[key] === 'number' ? row[key] : null)

function cards(villain: string, text: string): CardFacts[] {
  return tables(text)
    .filter(([table]) => table !== 'places')
    .map(([table, row]) => {
      const [type, fate] = [String(row.type), table === 'fate']
      return {
        kind: String(row.id),
        villain,
        fate,
        type,
        cost: fate || type === 'condition' ? null : (number(row, 'cost') ?? 0),
        strength: number(row, 'strength'),
        adds: number(row, 'adds'),
        activation: number(row, 'activation'),
      }
    })
}

const files = import.meta.glob<string>('../../../../src/spieltisch/games/villainous/content/*.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const villainOf = (file: string): string => /([\w-]+)\.toml$/.exec(file)?.[1] ?? ''

export const FACTS: ReadonlyMap<string, CardFacts> = new Map(
  Object.entries(files).flatMap(([file, text]) => cards(villainOf(file), text).map((card) => [card.kind, card] as const)),
)

export const facts = (kind: string | null): CardFacts | null => (kind === null ? null : (FACTS.get(kind) ?? null))
