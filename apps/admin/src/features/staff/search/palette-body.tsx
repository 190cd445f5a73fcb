import { type StaffRole, staffMay } from '@hygiene/domain/staff/permission/permissions'
import { Button } from '@hygiene/ui'
import { ArrowLeft, Search, Users } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { sidebarOf } from '../../../app/layout/sidebar.ts'
import { useEmployee } from '../../../app/login/staff-login.ts'
import { type FindKind, type FoundOption, findKindLabel, findKinds } from './found-kinds.ts'
import { OptionGroups } from './option-groups.tsx'
import styles from './search.module.css'
import { useFound } from './use-found.ts'

/** Loads with the first person found. */
const PreviewPane = lazy(async () => ({ default: (await import('./preview-pane.tsx')).PreviewPane }))

export function PaletteBody({ onClose }: { onClose: () => void }) {
  const id = useId()
  const go = useNavigate()
  const { role } = useEmployee()
  const [typed, setText] = useState('')
  const [kind, setKind] = useState<FindKind>('all')
  const [at, setAt] = useState(0)
  const { found, hasMore, isPending, isAsked, hasFailed } = useFound(typed)

  const screens = screenOptions(typed, role)
  const isNothing = isAsked && !isPending && found.length + screens.length === 0
  const all = [...found, ...screens, ...(isNothing ? memberListOption(typed, role) : [])]
  const options = kind === 'all' ? all : all.filter((option) => option.kind === kind)
  const chosen = options[Math.min(at, options.length - 1)]

  function open(to: string, searched?: string) {
    onClose()
    void go(to, searched === undefined ? {} : { state: { text: searched } })
  }
  const openOption = ({ to, searched }: FoundOption) => open(to, searched)

  function pick(next: FindKind) {
    setKind(next)
    setAt(0)
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const step = STEPS[event.key]
    if (step !== undefined && options.length > 0) {
      setAt((was) => (Math.min(was, options.length - 1) + step + options.length) % options.length)
    } else if (event.key === 'Tab') {
      pick(findKinds.at((findKinds.indexOf(kind) + (event.shiftKey ? -1 : 1)) % findKinds.length) ?? 'all')
    } else if (event.key === 'Enter' && chosen && !isPending) {
      if (event.ctrlKey || event.metaKey) window.open(`/staff${chosen.to}`, '_blank')
      else openOption(chosen)
    } else return
    event.preventDefault()
  }

  return (
    <>
      <div className={styles.head}>
        <button type="button" className={styles.back} aria-label="검색 닫기" onClick={onClose}>
          <ArrowLeft aria-hidden />
        </button>
        <Search aria-hidden className={styles.glass} />
        <input
          className={styles.field}
          type="text"
          role="combobox"
          aria-label="업소명, 이름, 번호, 끝 4자리 검색"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen ? `${id}-${chosen.key}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder="업소명, 이름, 교육장, 번호, 끝 4자리"
          value={typed}
          onChange={({ target }) => {
            setText(target.value)
            setAt(0)
          }}
          onKeyDown={press}
        />
        <div className={styles.kinds}>
          {findKinds.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={kind === one}
              tabIndex={-1}
              onClick={() => pick(one)}
            >
              {findKindLabel[one]}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.middle}>
        <div className={styles.found}>
          <OptionGroups id={id} options={options} typed={typed} chosen={chosen} onOpen={openOption} />
          <p className={styles.notified} role="status">
            {notifiedOf({
              isAsked,
              isPending,
              hasFailed,
              found: found.length + screens.length,
              count: options.length,
              hasMore,
            })}
          </p>
        </div>
        {chosen?.memberNo !== undefined && (
          <Suspense>
            <PreviewPane memberNo={chosen.memberNo} onOpen={open}>
              <Button onClick={() => openOption(chosen)}>열기</Button>
            </PreviewPane>
          </Suspense>
        )}
      </div>
      <p className={styles.foot}>
        <span aria-hidden>
          <kbd>↑</kbd> <kbd>↓</kbd> 고르기 <kbd>Enter</kbd> 열기 <kbd>Ctrl Enter</kbd> 새 탭 <kbd>Tab</kbd>{' '}
          종류 <kbd>Esc</kbd> 닫기
        </span>
        <span>가린 채로 보여 줍니다. 검색어는 기록됩니다.</span>
      </p>
    </>
  )
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

type Notified = {
  isAsked: boolean
  isPending: boolean
  hasFailed: boolean
  found: number
  count: number
  hasMore: boolean
}

function notifiedOf({ isAsked, isPending, hasFailed, found, count, hasMore }: Notified): string {
  if (isPending) return '찾고 있습니다.'
  if (hasFailed) return '검색하지 못했습니다. 잠시 뒤 다시 검색해주세요.'
  if (isAsked && found === 0) return '조건에 맞는 기록이 없습니다.'
  if (count === 0) return isAsked ? '이 종류에는 없습니다.' : '두 글자나 번호부터 검색합니다.'
  return hasMore ? `${count}건을 먼저 보여 줍니다. 이름 뒤에 휴대전화 끝 4자리를 추가해주세요.` : `${count}건`
}

/** Finds screens by name without a request. */
function screenOptions(text: string, role: StaffRole): FoundOption[] {
  const wanted = text.trim().replaceAll(' ', '')
  return sidebarOf(role)
    .filter(({ label }) => label.replaceAll(' ', '').includes(wanted))
    .map(({ to, label, icon, group, letter }) => ({
      kind: 'screen',
      key: to,
      icon,
      title: label,
      detail: group ?? '',
      to,
      ...(letter ? { hint: `g ${letter}` } : {}),
    }))
}

/** Offers the list of members, searched for the same text, if nothing was found. */
function memberListOption(text: string, role: StaffRole): FoundOption[] {
  const searched = text.trim()
  if (searched === '' || !staffMay(role, 'searchMembers')) return []
  return [
    {
      kind: 'screen',
      key: 'members-searched',
      icon: Users,
      title: `회원 목록에서 ‘${searched}’ 찾기`,
      detail: '',
      to: '/members',
      searched,
    },
  ]
}
