import { Button } from '@hygiene/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { monthText } from './closing-text.ts'
import styles from './closings.module.css'

type MonthPickerProps = { month: string; onChange: (by: 1 | -1) => void }

export function MonthPicker({ month, onChange }: MonthPickerProps) {
  return (
    <div className={styles.picker}>
      <Button tone="secondary" size="small" aria-label="앞 달" onClick={() => onChange(-1)}>
        <ChevronLeft aria-hidden />
      </Button>
      <strong>{monthText(month)}</strong>
      <Button tone="secondary" size="small" aria-label="다음 달" onClick={() => onChange(1)}>
        <ChevronRight aria-hidden />
      </Button>
    </div>
  )
}
