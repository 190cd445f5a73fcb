import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { LRUCache } from 'lru-cache'

const ANSWERS_KEPT = 500
/** Limits the size of a cached answer: a complete list may be long and is computed again instead. */
const LONGEST_KEPT = 200_000

export interface PublicAnswer {
  body: string
  /** Is how long a shared cache may keep the answer. Our time and theirs add up to `publicSeconds`. */
  seconds: number
}

interface Kept {
  body: string
  since: number
  until: number
}

/** Caches serialised answers that are the same for every caller (`publicSeconds` of their contracts). */
export class PublicAnswers {
  readonly #kept = new LRUCache<string, Kept>({ max: ANSWERS_KEPT })
  /** Caches the key of an address, because parsing it costs as much as the rest of a cached answer. */
  readonly #keys = new LRUCache<string, string>({ max: ANSWERS_KEPT })

  findAt(address: string, now: Date): PublicAnswer | undefined {
    const key = this.#keys.get(address)
    return key === undefined ? undefined : this.find(key, now)
  }

  rememberAt(address: string, key: string): void {
    this.#keys.set(address, key)
  }

  /** Ignores an answer from after `now`: the clock was set back, as tests do. */
  find(key: string, now: Date): PublicAnswer | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    const time = now.getTime()
    if (time < kept.since || time >= kept.until) {
      this.#kept.delete(key)
      return undefined
    }
    return { body: kept.body, seconds: Math.ceil((kept.until - time) / 1000) }
  }

  keep(key: string, body: string, seconds: number, now: Date): PublicAnswer {
    if (body.length <= LONGEST_KEPT) {
      this.#kept.set(key, { body, since: now.getTime(), until: now.getTime() + seconds * 1000 })
    }
    return { body, seconds }
  }
}

/** Keys by the parsed input, so that a field which the contract ignores or fills in makes no other answer. */
export function keyOf(contract: Endpoint, input: Record<string, unknown>): string {
  return `${contract.operation} ${JSON.stringify(input)}`
}
