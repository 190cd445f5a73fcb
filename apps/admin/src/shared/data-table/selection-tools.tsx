import type { ReactNode } from 'react'
import { SelectionBar } from './selection-bar.tsx'
import type { AdminSelection } from './table-types.ts'
import type { TablePage } from './use-table-page.ts'
import type { useSelection } from './use-selection.ts'

type SelectionToolsProps<Row> = {
  selection: ReturnType<typeof useSelection>
  rows: readonly Row[]
  keys: readonly string[]
  unit: string
  conditions: string
  found: TablePage<Row> | undefined
  onFreeze: (() => void) | null
  selectionActions: ((selection: AdminSelection<Row>, release: () => void) => ReactNode) | undefined
}

/** The bar of what is selected: rows of this page, or the set the server has frozen. */
export function SelectionTools<Row>(props: SelectionToolsProps<Row>) {
  const { selection, rows, keys, unit, conditions, found, onFreeze, selectionActions } = props
  const chosen = rows.filter((_, index) => selection.keys.has(keys[index] ?? ''))
  const about: AdminSelection<Row> = selection.set
    ? { kind: 'set', ...selection.set }
    : { kind: 'rows', rows: chosen, count: chosen.length }
  const isMore = selection.isWhole && found !== undefined && found.count > rows.length
  const text = found && `${found.count.toLocaleString('ko-KR')}${unit}${found.isCountWhole ? '' : ' 넘게'}`
  return (
    <SelectionBar
      count={chosen.length}
      unit={unit}
      set={selection.set}
      found={
        onFreeze && isMore
          ? { count: found.count, text: text ?? '', isFreezing: selection.isFreezing, onFreeze }
          : null
      }
      conditions={conditions}
      onPage={selection.keepPage}
      onRelease={selection.release}
    >
      {selectionActions?.(about, selection.release)}
    </SelectionBar>
  )
}
