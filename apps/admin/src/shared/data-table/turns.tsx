import { Button } from '@hygiene/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import styles from './table-tools.module.css'
import type { TableAddress } from './use-table-address.ts'

type TurnsProps = { address: TableAddress; next: string | null; unit: string }

/** Pages follow one another by keyset: there is a next one and one before, and no number of pages. */
export function Turns({ address: { trail, turnTo }, next, unit }: TurnsProps) {
  return (
    <span className={styles.turns}>
      <Button
        tone="secondary"
        size="small"
        aria-label="이전 페이지"
        unavailable={trail.length === 0}
        onClick={() => turnTo(trail.slice(0, -1))}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <Button
        tone="secondary"
        size="small"
        unavailable={next === null}
        onClick={() => turnTo(next === null ? trail : [...trail, next])}
      >
        다음 50{unit}
        <ChevronRight aria-hidden />
      </Button>
    </span>
  )
}
