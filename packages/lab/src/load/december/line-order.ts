import type { PlaceInLine } from '@hygiene/contracts/kit/crowd'
import type { Played } from './plan.ts'

/** Two who arrive or are answered within this time are equals. */
const TOGETHER_MS = 250
/** Of more people than this every n-th is compared. */
const COMPARED = 2_000

interface Stood {
  arrivedAt: number
  answeredAt: number
}

/** Whether places of the line are kept: each told place beside the one before, and answers beside arrivals. */
export class LineOrder {
  readonly #stood: Stood[] = []
  #notified = 0
  #movedBack = 0

  newPerson() {
    let best = Number.POSITIVE_INFINITY
    let arrivedAt = 0
    return {
      notified: ({ place, ticket }: PlaceInLine) => {
        this.#notified += 1
        if (place > best) this.#movedBack += 1
        best = place
        // The instant stands in the ticket, beside the signature (apps/api/src/http/crowd/ticket.ts).
        arrivedAt ||= Number(ticket.split('.')[1])
      },
      answered: () => {
        if (arrivedAt > 0) this.#stood.push({ arrivedAt, answeredAt: performance.now() })
      },
    }
  }

  /** `inOrder`: of two who stood in the line and did not arrive together, the share in which the later one was not answered first. */
  figures(): Played['line'] {
    const step = Math.max(1, Math.ceil(this.#stood.length / COMPARED))
    const some = this.#stood.filter((_one, place) => place % step === 0)
    let [pairs, kept] = [0, 0]
    for (const one of some) {
      for (const other of some) {
        if (one.arrivedAt + TOGETHER_MS >= other.arrivedAt) continue
        pairs += 1
        if (one.answeredAt <= other.answeredAt + TOGETHER_MS) kept += 1
      }
    }
    return {
      notified: this.#notified,
      movedBack: this.#movedBack,
      inOrder: pairs === 0 ? null : kept / pairs,
    }
  }
}
