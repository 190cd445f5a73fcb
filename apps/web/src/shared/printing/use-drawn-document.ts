import { read } from '@hygiene/client'
import type { Endpoint, EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { pollDelay, type Drawn } from './poll-delay.ts'

/** Polls the record until the worker has rendered the document. */
export function useDrawnDocument<C extends Endpoint>(
  contract: C,
  input: SentTo<C>,
): UseQueryResult<EntityOf<C>> {
  return useQuery({
    ...read(contract, input),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      pollDelay(data as Drawn | undefined, dataUpdateCount),
  })
}
