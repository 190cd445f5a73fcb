import type { AddedCalls, CountedCalls } from '@hygiene/db/call-counts'

export type AddCalls = (added: readonly AddedCalls[]) => Promise<CountedCalls[]>

/** One caller's minute. */
export interface Counted {
  hash: string
  /** What all processes together have told, this one's part included. */
  notified: number
  /** What this process has counted and not told yet. */
  untold: number
  own: number
  /** By `performance.now()`: a clock that is put right would close a minute for a day. */
  endsAt: number
}

/** A common count that takes longer is not waited for, nor asked again at once. */
const ANSWER_MS = 1_000
/** After a failure the processes count alone for so long. */
const PAUSE_MS = 1_000

interface Notifying {
  counted: Counted
  /** One for each call told, in their order: its place among all calls of the minute. */
  answers: ((place: number) => void)[]
}

/** Tells the other processes what this one counts: one statement for all that arrived during the last one. */
export class SharedCounts {
  readonly #add: AddCalls
  readonly #warn: (sentence: string) => void
  #next = new Map<string, Notifying>()
  #isNotifying = false
  #pausedUntil = 0
  #hasWarned = false

  constructor(add: AddCalls, warn: (sentence: string) => void) {
    this.#add = add
    this.#warn = warn
  }

  /** Tells them, and waits for nothing. */
  note(counted: Counted): void {
    if (performance.now() < this.#pausedUntil || this.#next.has(counted.hash)) return
    this.#next.set(counted.hash, { counted, answers: [] })
    if (!this.#isNotifying) void this.#drain()
  }

  /** The call's place among all of the minute; this process's own count while the common one is away. Never rejects. */
  notify(counted: Counted): Promise<number> {
    if (performance.now() < this.#pausedUntil) return Promise.resolve(counted.notified + counted.untold)
    return new Promise((resolve) => {
      const alone = () => {
        this.#pausedUntil = performance.now() + PAUSE_MS
        resolve(counted.notified + counted.untold)
      }
      const timer = setTimeout(alone, ANSWER_MS)
      const answer = (place: number) => {
        clearTimeout(timer)
        resolve(place)
      }
      const notifying = this.#next.get(counted.hash)
      if (notifying) notifying.answers.push(answer)
      else this.#next.set(counted.hash, { counted, answers: [answer] })
      if (!this.#isNotifying) void this.#drain()
    })
  }

  async #drain(): Promise<void> {
    this.#isNotifying = true
    while (this.#next.size > 0) {
      const group = [...this.#next.values()]
      this.#next = new Map()
      await this.#notifyGroup(group)
    }
    this.#isNotifying = false
  }

  async #notifyGroup(group: readonly Notifying[]): Promise<void> {
    const added = group.map(({ counted: { hash: key, untold: by } }) => ({ key, by }))
    try {
      const answers = await this.#add(added)
      for (const [at, notifying] of group.entries()) settle(notifying, added[at]?.by ?? 0, answers[at])
      this.#hasWarned = false
    } catch {
      this.#pausedUntil = performance.now() + PAUSE_MS
      for (const { counted, answers } of group) {
        for (const answer of answers) answer(counted.notified + counted.untold)
      }
      if (!this.#hasWarned) this.#warn('The common count of calls is away; each process counts alone')
      this.#hasWarned = true
    }
  }
}

function settle(
  { counted, answers }: Notifying,
  by: number,
  { count, msLeft }: CountedCalls = { count: 0, msLeft: 0 },
): void {
  counted.untold -= by
  counted.notified = count
  counted.endsAt = performance.now() + msLeft
  for (const [at, answer] of answers.entries()) answer(count - answers.length + at + 1)
}
