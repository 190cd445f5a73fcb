import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type AddCalls, type Counted, SharedCounts } from './shared-counts.ts'

const MINUTE_MS = 60_000
const CALLERS_KEPT = 50_000
/** Shares counts from this fraction of a limit on. Callers below it cost no request. */
const SHARED_FROM = 1 / 8

/** Counts calls per minute and caller over all processes. Without the shared count, each process applies the limit alone. */
export class Limiter {
  readonly #callers = new LRUCache<string, Counted>({ max: CALLERS_KEPT })
  readonly #shared: SharedCounts

  constructor(addCalls: AddCalls, warn: (sentence: string) => void) {
    this.#shared = new SharedCounts(addCalls, warn)
  }

  /**
   * Counts one call. Returns 0, or the milliseconds until the caller may retry. `isExact` waits for the shared count near the
   * limit; otherwise the last known count decides, which is up to a round trip old.
   */
  count(caller: string, most: number, isExact: boolean): number | Promise<number> {
    const counted = this.#find(caller)
    if (counted.notified + counted.untold >= most) return counted.endsAt - performance.now()
    counted.untold += 1
    counted.own += 1
    if (counted.own < most * SHARED_FROM) return 0
    if (!isExact) {
      this.#shared.note(counted)
      return 0
    }
    const place = this.#shared.notify(counted)
    return place.then((at) => (at > most ? Math.max(1, counted.endsAt - performance.now()) : 0))
  }

  left(caller: string, most: number): number {
    const counted = this.#find(caller)
    return counted.notified + counted.untold >= most ? counted.endsAt - performance.now() : 0
  }

  #find(caller: string): Counted {
    const now = performance.now()
    const known = this.#callers.get(caller)
    if (known && now < known.endsAt) return known
    // Stores a hash, because addresses must not be kept.
    const hash = known?.hash ?? createHash('sha256').update(caller).digest('base64url').slice(0, 32)
    const counted = { hash, notified: 0, untold: 0, own: 0, endsAt: now + MINUTE_MS }
    this.#callers.set(caller, counted)
    return counted
  }
}
