import { call } from '@hygiene/client'
import type { Endpoint, EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import type { PageFacts } from '@hygiene/contracts/kit/paging'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FirstAsk } from '../../app/router/route-meta.ts'

type Page = { list: readonly unknown[]; pageInfo: PageFacts }
export type RowOf<C extends Endpoint> = EntityOf<C> extends { list: readonly (infer Row)[] } ? Row : never

export type Pages<Row> = {
  rows: readonly Row[] | undefined
  totalRow: number
  /** Is kept in the address, so that Back and reload restore the pages. */
  wanted: number
  hasMore: boolean
  isFetching: boolean
  error: Error | null
  more: () => void
  retry: () => void
}

const keyOf = ({ path }: Endpoint, input: object) => [path, 'pages', input]

export function asksPages<C extends Endpoint>(contract: C, input: SentTo<C>): FirstAsk {
  return { contract, input, key: keyOf(contract, input), isPaged: true }
}

/** Loads a paged list that grows (specification section 2). `?page=`, or another parameter name, keeps its length. */
export function usePages<C extends Endpoint>(
  contract: C,
  input: SentTo<C>,
  pageName = 'page',
): Pages<RowOf<C>> {
  const [query, setQuery] = useSearchParams()
  const wanted = Math.max(1, Math.trunc(Number(query.get(pageName))) || 1)
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: keyOf(contract, input),
    queryFn: async ({ pageParam, signal }) =>
      (await call(contract, { ...input, page: pageParam }, { signal })) as Page,
    initialPageParam: 1,
    getNextPageParam: ({ pageInfo: { page, totalPage } }) => (page < totalPage ? page + 1 : undefined),
  })
  const loaded = data?.pages.length ?? 0

  useEffect(() => {
    if (loaded > 0 && loaded < wanted && hasNextPage && !isFetching && !error) void fetchNextPage()
  }, [loaded, wanted, hasNextPage, isFetching, error, fetchNextPage])

  return {
    rows: data?.pages.flatMap(({ list }) => list as readonly RowOf<C>[]),
    totalRow: data?.pages.at(-1)?.pageInfo.totalRow ?? 0,
    wanted,
    hasMore: hasNextPage,
    isFetching,
    error,
    more: () => {
      const next = new URLSearchParams(query)
      next.set(pageName, String(loaded + 1))
      setQuery(next, { replace: true, preventScrollReset: true })
    },
    retry: () => void refetch(),
  }
}
