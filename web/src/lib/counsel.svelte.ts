import type { Act, Connection } from './connection.svelte'
import type { Choice, Message, ProposalView, QuestionView, Trouble } from './messages'
import { sameChoice } from './picking.svelte'
import type { Seen, Words } from './words'

/** What those who play together propose to each other, and what bots say about what they do. */
export class Counsel {
  constructor(
    private readonly connection: Connection,
    private readonly acts: (act: Act) => Promise<Trouble | null>,
    /** Says why something was refused. */
    private readonly complain: (trouble: Trouble | null) => void,
  ) {}

  /** All that stands, as far as I may see it. */
  get proposals(): readonly ProposalView[] {
    return this.connection.proposals
  }

  /** What is proposed to my seats and can be taken now, each with the question that it answers. */
  readonly open: readonly { proposal: ProposalView; question: QuestionView }[] = $derived.by(() =>
    this.proposals.flatMap((proposal) => {
      const question = this.answers(proposal)
      return question ? [{ proposal, question }] : []
    }),
  )

  /** What each bot said last in this match, by seat. */
  readonly remarks: ReadonlyMap<number, Message> = $derived.by(() => {
    const said = new Map<number, Message>()
    for (const { seq, seat, remark } of this.connection.chat)
      if (remark && seat !== null && seq >= this.connection.chatBefore) said.set(seat, remark)
    return said
  })

  /** What a board knows of the things in a choice that nobody is asked yet. */
  seen: ((choice: Choice) => Seen) | null = null

  /** What a proposal comes to, in words: whoever first has to come back does so for what comes then. */
  said({ choice, then }: ProposalView, question: QuestionView, words: Words): string {
    const next = choice[1].length ? undefined : then[0]?.[0]
    return next ? words.choice(next, this.seen?.(next) ?? question) : words.choice(choice, question)
  }

  /** What my seats have done themselves: what was proposed and is done has not lapsed. */
  readonly #done: { seat: number; choice: Choice }[] = []

  does(seat: number, choice: Choice): void {
    this.#done.push({ seat, choice })
  }

  isDone({ seat, choice }: ProposalView): boolean {
    return this.#done.some((one) => one.seat === seat && sameChoice(one.choice, choice))
  }

  /** The question of a seat of mine that a proposal answers now, if it stands. */
  answers({ number, seat, choice }: ProposalView): QuestionView | null {
    if (!this.connection.seats.includes(seat) || !this.proposals.some((one) => one.number === number)) return null
    const question = this.connection.sights.find((sight) => sight.seat === seat)?.question
    return question?.choices.some((one) => sameChoice(one, choice)) ? question : null
  }

  async suggest(seat: number, choice: Choice, then: Choice[][] = [], need: number | null = null): Promise<Trouble | null> {
    return this.#heard(await this.connection.ask({ type: 'suggest', seat, choice, then, need }))
  }

  /** Make exactly the choice that is proposed. */
  async accept(proposal: ProposalView): Promise<Trouble | null> {
    const question = this.answers(proposal)
    if (!question) return this.#heard({ key: 'stale', values: {} })
    const { seat, choice, then, need } = proposal
    return this.#heard(await this.acts({ type: 'move', seat, question: question.number, choice, then, need }))
  }

  async decline({ seat, number }: ProposalView): Promise<Trouble | null> {
    return this.#heard(await this.connection.ask({ type: 'decline', seat, proposal: number }))
  }

  #heard(trouble: Trouble | null): Trouble | null {
    if (trouble) this.complain(trouble)
    return trouble
  }
}
