import { Button, NoticeBox, Skeleton } from '@hygiene/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styles from './loaded.module.css'
import { Refused } from './refused.ts'

type LoadedProps<Entity> = { query: UseQueryResult<Entity>; children: (entity: Entity) => ReactNode }

export function Loaded<Entity>({ query, children }: LoadedProps<Entity>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error instanceof Refused && query.error.refusal === 'HELP_OWN_ACTION') {
    return <NoticeBox title={query.error.message} live />
  }
  if (query.isError) {
    return (
      <NoticeBox tone="error" title={query.error.message} live>
        <Button tone="secondary" size="small" onClick={() => void query.refetch()}>
          다시 시도
        </Button>
      </NoticeBox>
    )
  }
  return (
    <div className={styles.waiting} data-waiting>
      <Skeleton />
    </div>
  )
}
