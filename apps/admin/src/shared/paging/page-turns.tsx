import type { PageFacts } from '@hygiene/contracts'
import { Button } from '@hygiene/ui'
import styles from './paging.module.css'

type PageTurnsProps = { facts: PageFacts; isBusy: boolean; onTurn: (page: number) => void }

/** Pages of a list that is asked for with a reason: every page is a look of its own in the log. */
export function PageTurns({ facts: { page, totalPage }, isBusy, onTurn }: PageTurnsProps) {
  if (totalPage <= 1) return null
  return (
    <nav className={styles.pages} aria-label="쪽 이동">
      <Button
        tone="secondary"
        size="small"
        unavailable={page <= 1 || isBusy}
        onClick={() => onTurn(page - 1)}
      >
        이전 쪽
      </Button>
      <span>
        {page} / {totalPage}쪽
      </span>
      <Button
        tone="secondary"
        size="small"
        unavailable={page >= totalPage || isBusy}
        onClick={() => onTurn(page + 1)}
      >
        다음 쪽
      </Button>
    </nav>
  )
}
