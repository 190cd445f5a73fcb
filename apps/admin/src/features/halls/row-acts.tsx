import { Button } from '@hygiene/ui'
import styles from './halls.module.css'

type RowActsProps = { name: string; end: string; onEdit: () => void; onEnd: () => void }

/** The two acts of a row: it is changed, or taken out of use and back. */
export function RowActs({ name, end, onEdit, onEnd }: RowActsProps) {
  return (
    <span className={styles.cellActs}>
      <Button tone="quiet" size="small" aria-label={`수정 ${name}`} onClick={onEdit}>
        수정
      </Button>
      <Button tone="quiet" size="small" aria-label={`${end} ${name}`} onClick={onEnd}>
        {end}
      </Button>
    </span>
  )
}
