import type { Endpoint, EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** `useQuery(read(contract, input))`; the key begins with the contract's path, which `refresh` goes by. */
export function read<C extends Endpoint>(contract: C, input: SentTo<C>) {
  return queryOptions<EntityOf<C>>({
    queryKey: [contract.path, input],
    queryFn: ({ signal }) => call(contract, input, { signal }),
  })
}
