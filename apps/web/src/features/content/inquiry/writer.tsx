import { Loaded, read } from '@hygiene/client'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

export function Writer({ children }: { children: (userId: string) => ReactNode }) {
  const query = useQuery(read(fetchUser, {}))
  return <Loaded query={query}>{({ userId }) => children(userId)}</Loaded>
}
