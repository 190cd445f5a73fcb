import { clock } from './clock.ts'
import { Button } from '@hygiene/ui'
import { CheckCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './selection-bar.module.css'
import type { FrozenSet } from './use-selection.ts'

type SelectionBarProps = {
  count: number
  unit: string
  set: FrozenSet | null
  /** All rows found, where they can be frozen and are more than this page. */
  found: { count: number; text: string; isFreezing: boolean; onFreeze: () => void } | null
  conditions: string
  onPage: () => void
  onRelease: () => void
  children: ReactNode
}

/** In the place of the filters: how many are selected, what of, and what can be done with them. */
export function SelectionBar(props: SelectionBarProps) {
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
