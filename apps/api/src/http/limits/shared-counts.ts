import type { AddedCalls, CountedCalls } from '@hygiene/db/call-counts'

export type AddCalls = (added: readonly AddedCalls[]) => Promise<CountedCalls[]>

export interface Counted {
  hash: string
  notified: number
  untold: number
  own: number
  /** Is measured by `performance.now()`: if the wall clock were corrected, a minute could stay closed for a day. */
  endsAt: number
}

/** Limits the wait for the shared count, which is then not asked again at once. */
const ANSWER_MS = 1_000
const PAUSE_MS = 1_000

interface Notifying {
  counted: Counted
  answers: ((place: number) => void)[]
}

/** Shares the counts of this process: one statement for all calls that arrived during the last one. */
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

  note(counted: Counted): void {
    if (performance.now() < this.#pausedUntil || this.#next.has(counted.hash)) return
    this.#next.set(counted.hash, { counted, answers: [] })
    if (!this.#isNotifying) void this.#drain()
  }

  /**
   * Returns the call's place among all of the minute, or this process's own count while the shared one is unavailable. Never
   * rejects.
   */
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
