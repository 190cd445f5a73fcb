import { Button } from '@hygiene/ui'
import styles from './halls.module.css'

interface RowAction {
  label: string
  onPress: () => void
}

/** The actions of a row, each read with the name of its row. */
export function RowActs({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  return (
    <span className={styles.cellActs}>
      {actions.map(({ label, onPress }) => (
        <Button key={label} tone="quiet" size="small" aria-label={`${label} ${name}`} onClick={onPress}>
          {label}
        </Button>
      ))}
    </span>
  )
}
