import type { Endpoint, EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** Is used as `useQuery(read(contract, input))`. The key begins with the contract's path, which `refresh` matches. */
export function read<C extends Endpoint>(contract: C, input: SentTo<C>) {
  return queryOptions<EntityOf<C>>({
    queryKey: [contract.path, input],
    queryFn: ({ signal }) => call(contract, input, { signal }),
  })
}
