import { cleanSearchText } from './search-text.ts'

/** Limits the answers kept per process. An answer of twenty addresses takes about 10 kB. */
const MOST = 1_000
/** Is short because the service adds new buildings daily, while paging and repeats come within minutes. */
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
 * Caches answers for ten minutes and shares one call between concurrent searches for the same words and page. Failures are not
 * cached. `now` is in milliseconds.
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
