import type { StaffRole } from '@hygiene/domain'
import { Dialog } from '@hygiene/ui'
import { Ellipsis, PanelLeft, Search } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { changeLooks, useDeskLooks } from './desk-looks.ts'
import { closeOverlay, openOverlay, useOverlay } from './overlay.ts'
import { groupsOf, railOf } from './rail.ts'
import type { RailRow } from './rail-row.ts'
import styles from './rail.module.css'
import { useQueueCount } from './use-home.ts'

/** The screens of this role at the left edge; by choice only their icons. */
export function Rail({ role }: { role: StaffRole }) {
  const isNarrow = useDeskLooks().rail === 'narrow'
  return (
    <nav className={styles.rail} aria-label="주 메뉴">
      <Groups role={role} />
      <button
        type="button"
        className={styles.fold}
        aria-pressed={isNarrow}
        title="메뉴 좁게"
        onClick={() => changeLooks({ rail: isNarrow ? 'wide' : 'narrow' })}
      >
        <PanelLeft aria-hidden />
        <span>메뉴 좁게</span>
      </button>
    </nav>
  )
}

/** The same on a phone, over the screen. */
export function RailMenu({ role }: { role: StaffRole }) {
  return (
    <Dialog isOpen={useOverlay() === 'menu'} onClose={closeOverlay} title="전체 메뉴" placement="end">
      <nav className={styles.menu} aria-label="전체 메뉴">
        <Groups role={role} onGo={closeOverlay} />
      </nav>
    </Dialog>
  )
}

const IN_TABS = new Set(['/', '/sessions', '/inquiries'])

/** At the foot of a phone: what is used at the hall, and the way to the rest. */
export function TabBar({ role }: { role: StaffRole }) {
  const [home, ...others] = railOf(role).filter(({ to }) => IN_TABS.has(to))
  return (
    <nav className={styles.tabs} aria-label="빠른 메뉴">
      {home && <Place row={home} />}
      <button type="button" onClick={() => openOverlay('search')}>
        <Search aria-hidden />
        <span>찾기</span>
      </button>
      {others.map((row) => (
        <Place key={row.to} row={row} />
      ))}
      <button type="button" onClick={() => openOverlay('menu')}>
        <Ellipsis aria-hidden />
        <span>전체</span>
      </button>
    </nav>
  )
}

function Groups({ role, onGo }: { role: StaffRole; onGo?: (() => void) | undefined }) {
  return groupsOf(role).map(({ group, rows }) => (
    <div key={group} className={styles.group}>
      {group && <p aria-hidden>{group}</p>}
      <ul aria-label={group ?? undefined}>
        {rows.map((row) => (
          <li key={row.to}>
            <Place row={row} onGo={onGo} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

function Place({
  row: { to, label, icon: Icon, count },
  onGo,
}: {
  row: RailRow
  onGo?: (() => void) | undefined
}) {
  const left = useQueueCount(count)
  return (
    <NavLink to={to} end={to === '/'} title={label} onClick={onGo}>
      <Icon aria-hidden />
      <span>{label}</span>
      {left !== null && left > 0 && (
        <b aria-label={`${left}건 남음`} role="img">
          {left}
        </b>
      )}
    </NavLink>
  )
}
