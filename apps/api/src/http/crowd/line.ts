import { ExpectedPlaces } from './expected-places.ts'

/** Is the minimum of callers that wait inside even when one turn takes long: a burst on a small server is not a crowd. */
const LEAST_WAITING = 32
const MOST_WAITING = 500
const NEWEST = 0.2

export interface Arrival {
  id: string
  arrivedAt: number
  /** Serialises the turns of one key, so that guesses at one account cannot hold all turns. */
  key: string
}

export interface Limits {
  atOnce: number
  longestWaitMs: number
  /** Is the assumed length of a turn until the first ones have been measured. */
  firstGuessMs: number
  now: () => number
  /**
   * Is the clock without the time in which the process was stalled. It measures how long callers who were told to retry are
   * expected.
   */
  awake: () => number
}

/** Rejects the caller with a place and a time to retry. */
export class Crowded extends Error {
  override name = 'Crowded'
  readonly arrival: Omit<Arrival, 'key'>
  readonly place: number
  readonly secondsLeft: number
  readonly retrySeconds: number

  constructor(arrival: Omit<Arrival, 'key'>, place: number, secondsLeft: number) {
    super(`Place ${place} in the line`)
    this.arrival = arrival
    this.place = place
    this.secondsLeft = secondsLeft
    // Lets the far end of a long line poll rarely, and the near end be there when its turn comes.
    this.retrySeconds = Math.max(1, Math.min(Math.ceil(secondsLeft / 2), 30))
  }
}

interface Waiting extends Arrival {
  begin: (release: () => void) => void
  turnAway: (error: Crowded) => void
}

/** Holds a turn, which ends by its release. `leave` removes a caller who has gone from the line. */
export interface Entered {
  turn: Promise<() => void>
  leave: () => void
}

/**
 * Admits a limited number of callers at once, the earliest arrival first. A few seconds' worth of callers wait inside. The others
 * get a place and retry, and then precede all who arrived after them.
 */
export class Line {
  readonly #limits: Limits
  readonly #waiting: Waiting[] = []
  readonly #running = new Set<string>()
  /** Holds callers admitted at the entrance whose bodies are still being read: arrival by id. */
  readonly #inFlight = new Map<string, number>()
  readonly #expected = new ExpectedPlaces()
  #turnMs: number

  constructor(limits: Limits) {
    this.#limits = limits
    this.#turnMs = limits.firstGuessMs
  }

  /** Rejects with `Crowded` if the line is too long, at once or when an earlier arrival comes. */
  enter(arrival: Arrival): Entered {
    this.#expected.remove(arrival)
    this.#inFlight.delete(arrival.id)
    let place: Waiting | undefined
    const turn = new Promise<() => void>((begin, turnAway) => {
      const earlier = this.#expected.before(arrival.arrivedAt, this.#limits.awake()) + this.#before(arrival)
      const room = this.#room()
      // Never leaves a turn idle for callers who were told to retry later.
      if (earlier >= room && this.#waiting.length >= this.#limits.atOnce)
        return turnAway(this.#crowded(arrival, earlier))
      place = { ...arrival, begin, turnAway }
      this.#waiting.splice(this.#before(arrival), 0, place)
      this.#next()
      if (this.#waiting.length > room) this.#turnAwayLast()
    })
    return { turn, leave: () => place && this.#leave(place) }
  }

  /** Checks a caller before any work: returns `Crowded` if there is no room for it, or null if it is on its way to `enter`. */
  knock(arrival: Omit<Arrival, 'key'>): Crowded | null {
    this.#expected.remove(arrival)
    const { atOnce, awake } = this.#limits
    const earlier =
      this.#expected.before(arrival.arrivedAt, awake()) +
      this.#before(arrival) +
      this.#earlierInFlight(arrival)
    const isIdle = this.#waiting.length + this.#inFlight.size < atOnce
    if (!isIdle && earlier >= this.#room() + atOnce) return this.#crowded(arrival, earlier)
    this.#inFlight.set(arrival.id, arrival.arrivedAt)
    return null
  }

  turnBack({ id }: Pick<Arrival, 'id'>): void {
    this.#inFlight.delete(id)
  }

  get waiting(): number {
    return this.#waiting.length
  }

  get running(): number {
    return this.#running.size
  }

  #room(): number {
    const { atOnce, longestWaitMs } = this.#limits
    const worth = Math.floor((longestWaitMs / this.#turnMs) * atOnce)
    return Math.max(LEAST_WAITING, Math.min(worth, MOST_WAITING))
  }

  #earlierInFlight({ arrivedAt }: Pick<Arrival, 'arrivedAt'>): number {
    let earlier = 0
    for (const at of this.#inFlight.values()) if (at <= arrivedAt) earlier += 1
    return earlier
  }

  #before({ arrivedAt }: Pick<Arrival, 'arrivedAt'>): number {
    const later = this.#waiting.findIndex((one) => one.arrivedAt > arrivedAt)
    return later === -1 ? this.#waiting.length : later
  }

  #next(): void {
    while (this.#running.size < this.#limits.atOnce) {
      const at = this.#waiting.findIndex(({ key }) => !this.#running.has(key))
      const [next] = at === -1 ? [] : this.#waiting.splice(at, 1)
      if (!next) return
      next.begin(this.#start(next.key))
    }
  }

  #start(key: string): () => void {
    const began = this.#limits.now()
    this.#running.add(key)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#running.delete(key)
      this.#turnMs += (this.#limits.now() - began - this.#turnMs) * NEWEST
      this.#turnMs = Math.max(1, this.#turnMs)
      this.#next()
      // Sends the last callers away if turns have become longer and they would wait too long.
      while (this.#waiting.length > this.#room()) this.#turnAwayLast()
    }
  }

  #turnAwayLast(): void {
    const last = this.#waiting.pop()
    if (!last) return
    const expected = this.#expected.before(last.arrivedAt, this.#limits.awake())
    last.turnAway(this.#crowded(last, expected + this.#waiting.length))
  }

  #crowded(arrival: Omit<Arrival, 'key'>, earlier: number): Crowded {
    const seconds = Math.ceil(((earlier + 1) * this.#turnMs) / this.#limits.atOnce / 1000)
    const crowded = new Crowded(arrival, earlier + 1, Math.max(1, seconds))
    this.#expected.add(arrival, this.#limits.awake() + crowded.retrySeconds * 1000)
    return crowded
  }

  #leave(place: Waiting): void {
    const at = this.#waiting.indexOf(place)
    if (at !== -1) this.#waiting.splice(at, 1)
  }
}
