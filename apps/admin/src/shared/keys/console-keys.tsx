import { CheckboxField, Dialog } from '@hygiene/ui'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { closeOverlay, openOverlay, useOverlay } from '../../app/layout/overlay.ts'
import { listAbove, sidebarOf } from '../../app/layout/sidebar.ts'
import { changePreferences, useTablePreferences } from '../../app/layout/table-preferences.ts'
import { useStaffLogin } from '../../app/login/staff-login.ts'
import { type KeySet, useKeySets } from './key-sets.ts'
import styles from './keys-dialog.module.css'
import { useKeys } from './use-keys.ts'

export function ConsoleKeys() {
  const go = useNavigate()
  const { employee } = useStaffLogin()
  const back = useReturnLink()
  useKeys(
    [
      ...(back ? [{ keys: 'Escape', label: '목록으로', run: back }] : []),
      { keys: 'Ctrl+K', label: '검색', run: () => openOverlay('search') },
      { keys: '?', label: '단축키', run: () => openOverlay('keys') },
      ...(employee ? sidebarOf(employee.role) : []).flatMap(({ to, label, letter }) =>
        letter ? [{ keys: `g ${letter}`, label, run: () => void go(to) }] : [],
      ),
    ],
    { title: '어디서나' },
  )
  return <KeysDialog />
}

/** Returns the index that the router stores in each history entry. */
const placeInHistory = (): number | null => {
  const { idx } = (window.history.state ?? {}) as { idx?: number }
  return idx ?? null
}

let lastList: { path: string; place: number | null } | null = null

/** Returns a function that leads from a record to its list, with row and scroll position, or null on a list. */
function useReturnLink(): (() => void) | null {
  const go = useNavigate()
  const { pathname } = useLocation()
  const list = listAbove(pathname)
  useEffect(() => {
    if (list === null) lastList = { path: pathname, place: placeInHistory() }
  }, [list, pathname])
  if (list === null) return null
  return () => {
    const place = placeInHistory()
    const steps = lastList?.path === list && place !== null ? (lastList.place ?? place) - place : 0
    void (steps < 0 ? go(steps) : go(list))
  }
}

/** Opens with `?`, lists the commands, and can disable single-letter ones. */
function KeysDialog() {
  const isOpen = useOverlay() === 'keys'
  const { hasKeys } = useTablePreferences()
  const sets = useKeySets().filter(({ layer }) => layer === 0)
  return (
    <Dialog isOpen={isOpen} onClose={closeOverlay} title="단축키">
      <CheckboxField
        label="한 글자 단축키 사용"
        hint="글을 쓰는 칸에서와 한글을 조합하는 동안에는 동작하지 않습니다."
        checked={hasKeys}
        onChange={({ target }) => changePreferences({ hasKeys: target.checked })}
      />
      {[...new Set(sets.map(({ title }) => title))].toReversed().map((title) => (
        <Section key={title} title={title} sets={sets.filter((set) => set.title === title)} />
      ))}
    </Dialog>
  )
}

function Section({ title, sets }: { title: string; sets: readonly KeySet[] }) {
  return (
    <section className={styles.set}>
      <h3>{title}</h3>
      <dl className={styles.list}>
        {sets
          .flatMap((set) => set.rows())
          .map(({ keys, label }) => (
            <div key={keys}>
              <dt>
                {keys.split(' ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
