import { X } from 'lucide-react'
import styles from './table-tools.module.css'
import type { TableQuery } from './table-query.ts'
import { chipsOf } from './chip-text.ts'
import type { TableFilter } from './table-types.ts'

type ChipsProps = {
  filters: readonly TableFilter[]
  filter: TableQuery['filter']
  onFilter: (filter: TableQuery['filter']) => void
}

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

export function without(filter: TableQuery['filter'], keys: readonly string[]): TableQuery['filter'] {
  return Object.fromEntries(Object.entries(filter).filter(([key]) => !keys.includes(key)))
}
