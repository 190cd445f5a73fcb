import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { openOverlay } from '../../app/layout/overlay.ts'
import { listAbove, sidebarOf } from '../../app/layout/sidebar.ts'
import { useStaffLogin } from '../../app/login/staff-login.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { useKeys } from './use-keys.ts'

/** The commands of every screen: search, help, and `g` with the letter of a screen. */
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

/** The place in the history that the router gives each entry. */
const placeInHistory = (): number | null => {
  const { idx } = (window.history.state ?? {}) as { idx?: number }
  return idx ?? null
}

let lastList: { path: string; place: number | null } | null = null

/** From a record to the list it was opened from, with its row and scrolling; null on a list. */
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
