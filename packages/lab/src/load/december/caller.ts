import { setTimeout as sleep } from 'node:timers/promises'
import { CROWD, PLACE_HEADER, type PlaceInLine } from '@hygiene/contracts/kit/crowd'
import { type Envelope, SUCCESS_CODE } from '@hygiene/contracts/kit/envelope'
import { toOwnNames } from '@hygiene/contracts/kit/wire-names'
import { KINDS, type Kind, type Played, type Tally } from './plan.ts'
import type { Asked, Wire } from './wire.ts'

const TOGETHER_MS = 250
const COMPARED = 2_000

interface Stood {
  arrivedAt: number
  answeredAt: number
}

class LineOrder {
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
        // Reads the arrival time from the ticket, which carries it beside the signature (apps/api/src/http/crowd/ticket.ts).
        arrivedAt ||= Number(ticket.split('.')[1])
      },
      answered: () => {
        if (arrivedAt > 0) this.#stood.push({ arrivedAt, answeredAt: performance.now() })
      },
    }
  }

  /** `inOrder` is the share of pairs, not arriving together, in which the later person was not answered first. */
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

/** Equals the client's silent retries (packages/client/src/crowd/come-again.ts). */
const MOST_SENT_AWAY = 4
const GRACE_MS = 30_000
const KOREAN = /[가-힣]/

const newTally = (): Tally => ({
  planned: 0,
  answered: 0,
  refused: 0,
  turnedAway: 0,
  gaveUp: 0,
  broken: 0,
  timesMs: [],
  awayMs: [],
})

export class Caller {
  readonly #wires: readonly Wire[]
  readonly #endsAt: number
  readonly #order = new LineOrder()
  readonly kinds = Object.fromEntries(KINDS.map((kind) => [kind, newTally()])) as Record<Kind, Tally>
  readonly broken: Record<string, number> = {}
  readonly away: Record<string, number> = {}
  #turn = 0

  constructor(wires: readonly Wire[], seconds: number) {
    this.#wires = wires
    this.#endsAt = performance.now() + seconds * 1000 + GRACE_MS
  }

  line(): Played['line'] {
    return this.#order.figures()
  }

  /** Returns the entity of a success, else null. Time counts from `plannedAt`, because people do not wait for each other. */
  async call(kind: Kind, asked: Asked, plannedAt: number): Promise<Record<string, unknown> | null> {
    const tally = this.kinds[kind]
    tally.planned += 1
    const stand = this.#order.newPerson()
    for (let sentAway = 0, ticket: string | undefined; ; ) {
      const visitedAt = performance.now()
      const heard = await this.#visit(kind, asked, ticket)
      if (heard === null) return null
      const { status, envelope, retryMs } = heard
      if (status === 200) {
        stand.answered()
        tally.timesMs.push(performance.now() - plannedAt)
        tally[envelope.code === SUCCESS_CODE ? 'answered' : 'refused'] += 1
        return envelope.code === SUCCESS_CODE
          ? (toOwnNames(envelope.entity) as Record<string, unknown>)
          : null
      }
      tally.turnedAway += 1
      const text = `${kind} ${envelope.code}`
      this.away[text] = (this.away[text] ?? 0) + 1
      tally.awayMs.push(performance.now() - visitedAt)
      if (envelope.code === CROWD.line.code) {
        const place = envelope.entity as PlaceInLine
        ticket = place.ticket
        stand.notified(place)
      } else sentAway += 1
      if (sentAway >= MOST_SENT_AWAY || performance.now() + retryMs > this.#endsAt) {
        tally.gaveUp += 1
        return null
      }
      await sleep(retryMs)
    }
  }

  async #visit(kind: Kind, asked: Asked, ticket: string | undefined) {
    const wire = this.#wires[(this.#turn += 1) % this.#wires.length]
    const headers = ticket === undefined ? asked.headers : { ...asked.headers, [PLACE_HEADER]: ticket }
    try {
      const { status, retryAfter, body } = (await wire?.ask({ ...asked, headers })) ?? { status: 0, body: '' }
      const envelope = envelopeOf(body)
      const isAway = status === 503 && retryAfter !== undefined
      if (!envelope) return this.#note(kind, `${status} without an envelope`)
      if (status !== 200 && !isAway) return this.#note(kind, `${status} ${envelope.code}`)
      if (envelope.code !== SUCCESS_CODE && !KOREAN.test(envelope.message))
        return this.#note(kind, `${status} ${envelope.code} without a Korean sentence`)
      return { status, envelope, retryMs: Number(retryAfter ?? 0) * 1000 }
    } catch (error) {
      return this.#note(kind, error instanceof Error ? error.message : 'unknown')
    }
  }

  #note(kind: Kind, why: string): null {
    this.kinds[kind].broken += 1
    const text = `${kind}: ${why}`
    this.broken[text] = (this.broken[text] ?? 0) + 1
    return null
  }
}

function envelopeOf(body: string): Envelope | null {
  try {
    const said = JSON.parse(body) as Partial<Envelope>
    return typeof said.code === 'number' && typeof said.message === 'string' ? (said as Envelope) : null
  } catch {
    return null
  }
}
