import { call } from '@hygiene/client'
import type { Endpoint, EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentFilter, type TableQuery } from './table-query.ts'
import type { RowOf, TableFilter } from './table-types.ts'

/** Stops polling after this time without a key press, so that the login can expire. */
const AWAY_AFTER_MS = 120_000

let lastActionAt = Date.now()
for (const kind of ['keydown', 'pointerdown', 'wheel']) {
  addEventListener(kind, () => (lastActionAt = Date.now()), { passive: true, capture: true })
}

const isAtAdmin = () => Date.now() - lastActionAt < AWAY_AFTER_MS

export type TablePage<Row> = {
  list: readonly Row[]
  first: string | null
  next: string | null
  count: number
  isCountWhole: boolean
  asOf: string
}

const PEEK_MS = 30_000

type Asked = {
  query: TableQuery
  text: string
  trail: readonly string[]
  visit: string
  within?: Readonly<Record<string, number>> | undefined
}

export function choiceOf(
  { query, text, within }: Pick<Asked, 'query' | 'text' | 'within'>,
  filters: readonly TableFilter[],
) {
  return { filter: { ...sentFilter(query.filter, filters), ...within }, sort: query.sort, text }
}

/** Reads a page of a list once per visit. A person who returns from a record finds the same rows; newer ones are only counted. */
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

/** Returns the visit whose rows are shown. The rows of the previous one stay until the next have loaded. */
export function useShownVisit(visit: string, isBefore: boolean): string {
  const [shown, setShown] = useState(visit)
  if (isBefore || shown === visit) return shown
  setShown(visit)
  return visit
}

function pageIn<C extends Endpoint>(entity: EntityOf<C>): TablePage<RowOf<C>> {
  return entity as unknown as TablePage<RowOf<C>>
}
