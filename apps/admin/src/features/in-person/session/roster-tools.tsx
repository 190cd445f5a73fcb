import { Button } from '@hygiene/ui'
import { RefreshCw, Search } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { useKeys } from '../../../shared/keys/use-keys.ts'
import type { RosterTab } from './roster-view.ts'
import type { Roster } from './use-roster.ts'
import styles from './roster-tools.module.css'

const TABS: readonly { tab: RosterTab; label: string }[] = [
  { tab: 'expected', label: '명단' },
  { tab: 'decide', label: '출석 결정' },
  { tab: 'queue', label: '대기 신청' },
  { tab: 'all', label: '모두' },
]

type RosterToolsProps = {
  roster: Roster
  countOf: (tab: RosterTab) => number
  /** Counts check-in marks since the roster was read. */
  newRows: number
  onRefresh: () => void
}

/** Has a fixed height, so that no row moves. */
export function RosterTools({ roster, countOf, newRows, onRefresh }: RosterToolsProps) {
  const field = useRef<HTMLInputElement>(null)
  useKeys([{ keys: '/', label: '명단 검색', run: () => field.current?.focus() }], { title: '명단' })

  return (
    <>
      <div className={styles.tabs} role="group" aria-label="명단 나누기">
        {TABS.map(({ tab, label }) => (
          <button
            key={tab}
            type="button"
            aria-pressed={roster.tab === tab}
            onClick={() => roster.setTab(tab)}
          >
            {label} <small>{countOf(tab)}</small>
          </button>
        ))}
      </div>
      <SearchField field={field} roster={roster} />
      <Button tone="secondary" size="small" onClick={onRefresh}>
        <RefreshCw aria-hidden />
        {newRows > 0 ? `새 기록 ${newRows}건 보기` : '새로 고침'}
      </Button>
    </>
  )
}

/** Enter leaves the field with the cursor on the person found, so that the next key acts on that person. */
function SearchField({ field, roster }: { field: RefObject<HTMLInputElement | null>; roster: Roster }) {
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        const [first] = roster.shown
        if (first) roster.setHere(first)
        field.current?.blur()
      }}
    >
      <Search aria-hidden />
      <input
        ref={field}
        type="search"
        aria-label="번호, 이름, 휴대전화 끝 4자리"
        placeholder="번호, 이름, 끝 4자리"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={40}
        value={roster.typed}
        onChange={({ target }) => roster.setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
          roster.setTyped('')
          field.current?.blur()
        }}
      />
      <kbd aria-hidden>/</kbd>
    </form>
  )
}
