import { cleanSearchText } from './search-text.ts'

/** Answers kept in one process; one of twenty addresses takes some 10 kB. */
const MOST = 1_000
/** New buildings are in the service by the day; a search that is paged or repeated comes within minutes. */
const KEPT_MS = 600_000

interface Query {
  text: string
  page: number
  limit: number
}

interface Kept<Answer> {
  answer: Promise<Answer>
  until: number
}

/**
 * The service with a short memory: the same words and page are asked once in ten minutes, also by people who search at the
 * same instant. An outage is not kept. `now` in milliseconds.
 */
export function rememberedSearch<Answer>(
  search: (query: Query) => Promise<Answer>,
  now: () => number = () => performance.now(),
): (query: Query) => Promise<Answer> {
  const kept = new Map<string, Kept<Answer>>()
  return (query) => {
    const key = `${query.page} ${query.limit} ${cleanSearchText(query.text)}`
    const known = kept.get(key)
    if (known && known.until > now()) return known.answer
    const asked: Kept<Answer> = { answer: search(query), until: now() + KEPT_MS }
    // Behind all others: a map keeps the order in which keys came.
    kept.delete(key)
    kept.set(key, asked)
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    asked.answer.catch(() => {
      if (kept.get(key) === asked) kept.delete(key)
    })
    return asked.answer
  }
}
