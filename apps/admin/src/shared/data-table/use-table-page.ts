import { call } from '@hygiene/client'
import type { Endpoint, EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentFilter, type TableQuery } from './table-query.ts'
import type { RowOf, TableFilter } from './table-types.ts'

/** A console without a key press for so long asks for no news: the login may end by itself. */
const AWAY_AFTER_MS = 120_000

let lastActionAt = Date.now()
for (const kind of ['keydown', 'pointerdown', 'wheel']) {
  addEventListener(kind, () => (lastActionAt = Date.now()), { passive: true, capture: true })
}

const isAtAdmin = () => Date.now() - lastActionAt < AWAY_AFTER_MS

/** The page as `tablePageOf` of the contracts describes it. */
export type TablePage<Row> = {
  list: readonly Row[]
  first: string | null
  next: string | null
  count: number
  isCountWhole: boolean
  asOf: string
}

/** How often a first page asks what has come since. */
const PEEK_MS = 30_000

type Asked = {
  query: TableQuery
  text: string
  trail: readonly string[]
  visit: string
  within?: Readonly<Record<string, number>> | undefined
}

/** The conditions, order and words of a list as the contract takes them. */
export function choiceOf(
  { query, text, within }: Pick<Asked, 'query' | 'text' | 'within'>,
  filters: readonly TableFilter[],
) {
  return { filter: { ...sentFilter(query.filter, filters), ...within }, sort: query.sort, text }
}

/**
 * One page of a list. It is read once a visit: a person who comes back from a record finds the rows as they stood, and what
 * has come meanwhile is only counted.
 */
export function useTablePage<C extends Endpoint>(
  contract: C,
  asked: Asked,
  filters: readonly TableFilter[],
  refreshMs?: (page: EntityOf<C>) => number | null,
) {
  const choice = choiceOf(asked, filters)
  const after = asked.trail.at(-1) ?? null
  const sent = { ...choice, after, peek: null }
  const page = useQuery<TablePage<RowOf<C>>>({
    queryKey: [contract.path, sent, asked.visit],
    queryFn: ({ signal }) =>
      call(contract, sent as SentTo<C>, { signal, onBreakage: 'throw' }).then(pageIn<C>),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) =>
      (state.data && refreshMs?.(state.data as unknown as EntityOf<C>)) ?? false,
  })

  const first = after === null && !page.isPlaceholderData ? (page.data?.first ?? null) : null
  const peek = { ...choice, after: null, peek: first }
  const news = useQuery({
    queryKey: [contract.path, 'news', peek, asked.visit],
    queryFn: async ({ signal }) => {
      if (!isAtAdmin()) return 0
      const options = { signal, onBreakage: 'throw', isQuiet: true } as const
      return pageIn(await call(contract, peek as SentTo<C>, options)).count
    },
    enabled: first !== null,
    initialData: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: PEEK_MS,
  })
  return { page, news: first === null ? 0 : news.data }
}

/** The visit whose rows are on the screen: those of the one before stay until the next have come. */
export function useShownVisit(visit: string, isBefore: boolean): string {
  const [shown, setShown] = useState(visit)
  if (isBefore || shown === visit) return shown
  setShown(visit)
  return visit
}

function pageIn<C extends Endpoint>(entity: EntityOf<C>): TablePage<RowOf<C>> {
  return entity as unknown as TablePage<RowOf<C>>
}
