/** Counts a caller as gone who does not return within this time after the named one. */
const PATIENCE_MS = 5_000
/** Bounds the memory of a storm. With more people, the last ones share this place. */
const MOST = 50_000

interface Place {
  id: string
  arrivedAt: number
  until: number
}

/** Holds the callers who were told to retry, in order of arrival. Its times are of one clock, in milliseconds. */
export class ExpectedPlaces {
  #places: Place[] = []
  #sweepAt = 0

  add({ id, arrivedAt }: { id: string; arrivedAt: number }, dueAt: number): void {
    if (this.#places.length >= MOST) return
    this.#places.splice(this.#after(arrivedAt), 0, { id, arrivedAt, until: dueAt + PATIENCE_MS })
  }

  remove({ id, arrivedAt }: { id: string; arrivedAt: number }): void {
    for (let at = this.#after(arrivedAt) - 1; this.#places[at]?.arrivedAt === arrivedAt; at -= 1) {
      if (this.#places[at]?.id === id) return void this.#places.splice(at, 1)
    }
  }

  before(arrivedAt: number, now: number): number {
    this.#sweep(now)
    let [from, to] = [0, this.#places.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((this.#places[middle]?.arrivedAt ?? 0) < arrivedAt) from = middle + 1
      else to = middle
    }
    return from
  }

  #after(arrivedAt: number): number {
    let at = this.#places.length
    while (at > 0 && (this.#places[at - 1]?.arrivedAt ?? 0) > arrivedAt) at -= 1
    return at
  }

  #sweep(now: number): void {
    if (now < this.#sweepAt && this.#sweepAt - now <= 500) return
    this.#sweepAt = now + 500
    this.#places = this.#places.filter(({ until }) => until > now)
  }
}
