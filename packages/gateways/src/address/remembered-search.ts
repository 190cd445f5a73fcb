import type { AddressGateway, AddressQuery, AddressResult } from './juso-client.ts'
import { cleanSearchText } from './search-text.ts'

/** Answers kept in one process; one of twenty addresses takes some 10 kB. */
const MOST = 1_000
/** New buildings are in the service by the day; a search that is paged or repeated comes within minutes. */
const KEPT_MS = 600_000

interface Kept {
  answer: Promise<AddressResult>
  until: number
}

/**
 * The service with a short memory: the same words and page are asked once in ten minutes, also by people who search at the
 * same instant. An outage is not kept. `now` in milliseconds.
 */
export function rememberedSearch(
  service: AddressGateway,
  now: () => number = () => performance.now(),
): AddressGateway {
  const kept = new Map<string, Kept>()
  return {
    searchAddress(query: AddressQuery) {
      const key = `${query.page} ${query.limit} ${cleanSearchText(query.text)}`
      const known = kept.get(key)
      if (known && known.until > now()) return known.answer
      const asked: Kept = { answer: service.searchAddress(query), until: now() + KEPT_MS }
      // Behind all others: a map keeps the order in which keys came.
      kept.delete(key)
      kept.set(key, asked)
      const [oldest] = kept.keys()
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
      asked.answer.catch(() => {
        if (kept.get(key) === asked) kept.delete(key)
      })
      return asked.answer
    },
  }
}
