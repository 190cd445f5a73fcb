import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { LRUCache } from 'lru-cache'

/** Enough for every page of every list; the least recently used answer makes room. */
const ANSWERS_KEPT = 500
/** A list asked for as a whole may be long: it is made again rather than kept. */
const LONGEST_KEPT = 200_000

export interface PublicAnswer {
  body: string
  /** How long a shared cache may keep it further; our time and theirs are `publicSeconds` together. */
  seconds: number
}

interface Kept {
  body: string
  since: number
  until: number
}

/** Answers that are the same for every caller (`publicSeconds` of their contracts), ready to send. */
export class PublicAnswers {
  readonly #kept = new LRUCache<string, Kept>({ max: ANSWERS_KEPT })
  /** The key of an address that was read before: reading it again costs as much as the rest of a kept answer. */
  readonly #keys = new LRUCache<string, string>({ max: ANSWERS_KEPT })

  findAt(address: string, now: Date): PublicAnswer | undefined {
    const key = this.#keys.get(address)
    return key === undefined ? undefined : this.find(key, now)
  }

  rememberAt(address: string, key: string): void {
    this.#keys.set(address, key)
  }

  /** Before `since` the clock was set back (tests do): that answer belongs to another day. */
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

/** The parsed input names the answer: a field that the contract ignores or fills in makes no other answer. */
export function keyOf(contract: Endpoint, input: Record<string, unknown>): string {
  return `${contract.operation} ${JSON.stringify(input)}`
}
