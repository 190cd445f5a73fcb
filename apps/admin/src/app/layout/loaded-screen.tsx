import { Loaded } from '@hygiene/client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AdminScreen } from './admin-screen.tsx'

type LoadedScreenProps<Entity> = {
  query: UseQueryResult<Entity>
  /** The heading where the record does not come. */
  title: string
  children: (entity: Entity) => ReactNode
}

/** A screen that is a record: one that is not found, or does not come, has a heading, too. */
export function LoadedScreen<Entity>({ query, title, children }: LoadedScreenProps<Entity>) {
  const loaded = <Loaded query={query}>{children}</Loaded>
  if (query.data !== undefined || !query.isError) return loaded
  return (
    <AdminScreen title={title} width="narrow">
      {loaded}
    </AdminScreen>
  )
}
