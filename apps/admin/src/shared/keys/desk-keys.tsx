import { useNavigate } from 'react-router-dom'
import { openOverlay } from '../../app/layout/overlay.ts'
import { railOf } from '../../app/layout/rail.ts'
import { useStaffLogin } from '../../app/login/staff-login.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { useKeys } from './use-keys.ts'

/** The commands of every screen: search, help, and `g` with the letter of a screen. */
export function DeskKeys() {
  const go = useNavigate()
  const { employee } = useStaffLogin()
  useKeys(
    [
      { keys: 'Ctrl+K', label: '찾기', run: () => openOverlay('search') },
      { keys: '?', label: '단축키', run: () => openOverlay('keys') },
      ...(employee ? railOf(employee.role) : []).flatMap(({ to, label, letter }) =>
        letter ? [{ keys: `g ${letter}`, label, run: () => void go(to) }] : [],
      ),
    ],
    { title: '어디서나' },
  )
  return <KeysDialog />
}
