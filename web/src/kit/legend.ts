/** A sign of a legend. Its words are `legend-<id>` and the `.about` of that, where it names no others. */
export interface Entry {
  id: string
  sign: string
  word?: string
  about?: string
}

/** Signs that belong together: `legend-<group>` is their title. */
export interface Group {
  group: string
  entries: readonly Entry[]
}

/** A group of signs; `words` says where their names are already found. */
export const grouped = (group: string, signs: readonly string[], words?: (sign: string) => string): Group =>
  tabled(group, Object.fromEntries(signs.map((sign) => [sign, sign])), words)

/** A group by a table that says which sign stands for what. */
export const tabled = (group: string, table: Readonly<Record<string, string>>, words?: (name: string) => string): Group => ({
  group,
  entries: Object.entries(table).map(([name, sign]) => ({ id: `${group}-${name}`, sign, ...(words && { word: words(name) }) })),
})
