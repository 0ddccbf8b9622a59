import { FluentResource } from '@fluent/bundle'

type Body = FluentResource['body']
type Read = Body[number]

/** Where a message or term begins: what belongs to it is indented. */
const BEGINS = /^(-?[a-zA-Z][\w-]*) *= */gm

/** A message or term that is read when it is said for the first time. */
class Entry {
  #read: Read | null = null

  constructor(
    readonly id: string,
    private readonly source: string,
  ) {}

  get value(): Read['value'] {
    return this.#entry.value
  }

  get attributes(): Read['attributes'] {
    return this.#entry.attributes
  }

  get #entry(): Read {
    return (this.#read ??= new FluentResource(this.source).body[0] ?? { id: this.id, value: null, attributes: {} })
  }
}

/**
 * What a Fluent file has, as a bundle takes it. A table says but a part of what it could, and need not wait
 * until all of it is read.
 */
export class Entries {
  readonly body: Body

  constructor(source: string) {
    const found = [...source.matchAll(BEGINS)]
    this.body = found.map((one, i) => new Entry(one[1]!, source.slice(one.index, found[i + 1]?.index)) as Read)
  }
}
