import { Loaded } from '@hygiene/client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AdminScreen } from './admin-screen.tsx'

type LoadedScreenProps<Entity> = {
  query: UseQueryResult<Entity>
  /** Is shown as the heading when the record cannot be loaded. */
  title: string
  children: (entity: Entity) => ReactNode
}

/** Shows a heading even if the record is not found or cannot be loaded. */
export function LoadedScreen<Entity>({ query, title, children }: LoadedScreenProps<Entity>) {
  const loaded = <Loaded query={query}>{children}</Loaded>
  if (query.data !== undefined || !query.isError) return loaded
  return (
    <AdminScreen title={title} width="narrow">
      {loaded}
    </AdminScreen>
  )
}
