import { describe, expect, it } from 'vitest'

/** Each floor imports only from those below it and from itself. */
const FLOORS = ['lib', 'kit', 'games', 'table', 'pages']

const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The path that an import names, from the folder of sources. */
function resolved(file: string, named: string): string {
  const parts = file.split('/').slice(0, -1)
  for (const part of named.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

const imports = Object.entries(sources).flatMap(([path, text]) => {
  const file = path.replace(/^\.\//, '')
  const named = [...text.matchAll(/(?:from |import |import\()'(\.[^']+)'/g)].map((match) => match[1]!)
  return named.map((name) => ({ file, to: resolved(file, name) }))
})

const floor = (path: string): number => FLOORS.indexOf(path.split('/')[0]!)
const gameOf = (path: string): string | null => /^games\/([^/]+)\//.exec(path)?.[1] ?? null
const told = (wrong: typeof imports): string[] => wrong.map(({ file, to }) => `${file} imports ${to}`)

describe('imports', () => {
  it('are found', () => {
    expect(imports.length).toBeGreaterThan(300)
    expect(imports).toContainEqual({ file: 'games/imperator/Board.svelte', to: 'kit/Tutor.svelte' })
  })

  it('go down the floors: the library, the kit, the games, the table, the pages', () => {
    expect(told(imports.filter(({ file, to }) => floor(file) >= 0 && floor(to) > floor(file)))).toEqual([])
  })

  it('of a game are its own folder, the kit and the library, and never another game', () => {
    expect(told(imports.filter(({ file, to }) => gameOf(file) && to.startsWith('games/') && gameOf(to) !== gameOf(file)))).toEqual([])
  })

  it('from outside lead to a game by its manifest alone', () => {
    expect(told(imports.filter(({ file, to }) => !gameOf(file) && gameOf(to)))).toEqual([])
  })
})
