import { Button } from '@hygiene/ui'
import { CheckCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { clock } from './clock.ts'
import styles from './selection-bar.module.css'
import type { AdminSelection } from './table-types.ts'
import type { FrozenSet, useSelection } from './use-selection.ts'
import type { TablePage } from './use-table-page.ts'

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

type SelectionBarProps = {
  count: number
  unit: string
  set: FrozenSet | null
  found: { count: number; text: string; isFreezing: boolean; onFreeze: () => void } | null
  conditions: string
  onPage: () => void
  onRelease: () => void
  children: ReactNode
}

/** Replaces the filters while rows are selected. */
function SelectionBar(props: SelectionBarProps) {
  const { count, unit, set, found, conditions, onPage, onRelease, children } = props
  const said = (rows: number) => `${rows.toLocaleString('ko-KR')}${unit}`
  return (
    <div className={styles.bar} role="status">
      <CheckCheck aria-hidden />
      {set ? (
        <>
          <strong>검색된 {said(set.count)} 모두 선택됨</strong>
          <span className={styles.conditions}>
            {conditions} · {clock(set.frozenAt)}에 고정
          </span>
          <button type="button" className={styles.change} onClick={onPage}>
            이 화면 것만
          </button>
        </>
      ) : (
        <>
          <strong>{said(count)} 선택됨</strong>
          {found && (
            <button
              type="button"
              className={styles.change}
              aria-busy={found.isFreezing}
              onClick={found.onFreeze}
            >
              검색된 {found.text} 모두 선택
            </button>
          )}
        </>
      )}
      <div className={styles.actions}>
        {children}
        <Button tone="secondary" size="small" aria-keyshortcuts="Escape" onClick={onRelease}>
          풀기
          <kbd className={styles.key}>Esc</kbd>
        </Button>
      </div>
    </div>
  )
}
