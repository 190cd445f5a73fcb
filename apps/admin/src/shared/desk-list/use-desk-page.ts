import { call } from '@hygiene/client'
import type { Endpoint, EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type DeskQuery, sentFilter } from './desk-query.ts'
import type { DeskFilter, RowOf } from './desk-types.ts'
import { isAtDesk } from './last-act.ts'

/** The page as `deskPageOf` of the contracts describes it. */
export type DeskPage<Row> = {
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
  query: DeskQuery
  words: string
  trail: readonly string[]
  visit: string
  within?: Readonly<Record<string, number>> | undefined
}

/** The conditions, order and words of a list as the contract takes them. */
export function choiceOf(
  { query, words, within }: Pick<Asked, 'query' | 'words' | 'within'>,
  filters: readonly DeskFilter[],
) {
  return { filter: { ...sentFilter(query.filter, filters), ...within }, sort: query.sort, words }
}

/**
 * One page of a list. It is read once a visit: a person who comes back from a record finds the rows as they stood, and what
 * has come meanwhile is only counted.
 */
export function useDeskPage<C extends Endpoint>(
  contract: C,
  asked: Asked,
  filters: readonly DeskFilter[],
  refreshMs?: (page: EntityOf<C>) => number | null,
) {
  const choice = choiceOf(asked, filters)
  const after = asked.trail.at(-1) ?? null
  const sent = { ...choice, after, peek: null }
  const page = useQuery<DeskPage<RowOf<C>>>({
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
      if (!isAtDesk()) return 0
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

function pageIn<C extends Endpoint>(entity: EntityOf<C>): DeskPage<RowOf<C>> {
  return entity as unknown as DeskPage<RowOf<C>>
}
