import { Button } from '@hygiene/ui'
import styles from './venues.module.css'

interface RowAction {
  label: string
  onPress: () => void
}

/** Labels each action for screen readers with the name of the row. */
export function RowActions({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  return (
    <span className={styles.cellActions}>
      {actions.map(({ label, onPress }) => (
        <Button key={label} tone="quiet" size="small" aria-label={`${label} ${name}`} onClick={onPress}>
          {label}
        </Button>
      ))}
    </span>
  )
}
