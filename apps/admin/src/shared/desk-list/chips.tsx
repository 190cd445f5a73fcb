import { X } from 'lucide-react'
import styles from './desk-tools.module.css'
import type { DeskQuery } from './desk-query.ts'
import { chipsOf } from './chip-words.ts'
import type { DeskFilter } from './desk-types.ts'

type ChipsProps = {
  filters: readonly DeskFilter[]
  filter: DeskQuery['filter']
  onFilter: (filter: DeskQuery['filter']) => void
}

/** The conditions that hold, each with a way to drop it. */
export function Chips({ filters, filter, onFilter }: ChipsProps) {
  return chipsOf(filter, filters).map(({ label, value, keys }) => (
    <span key={keys[0]} className={styles.chip}>
      {label} {value && <strong>{value}</strong>}
      <button type="button" aria-label={`${label} 조건 해제`} onClick={() => onFilter(without(filter, keys))}>
        <X aria-hidden />
      </button>
    </span>
  ))
}

export function without(filter: DeskQuery['filter'], keys: readonly string[]): DeskQuery['filter'] {
  return Object.fromEntries(Object.entries(filter).filter(([key]) => !keys.includes(key)))
}
