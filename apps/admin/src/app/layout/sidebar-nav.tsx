import type { HomeQueue } from '@hygiene/domain/staff/home/home-queues'
import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'
import { Dialog } from '@hygiene/ui'
import { ChevronDown, Ellipsis, PanelLeft, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { changePreferences, useTablePreferences } from './table-preferences.ts'
import { closeOverlay, openOverlay, useOverlay } from './overlay.ts'
import { useOwnPlaces } from './own-places.ts'
import { groupsOf, sidebarOf } from './sidebar.ts'
import type { SidebarGroup, SidebarRow } from './sidebar-row.ts'
import styles from './sidebar.module.css'
import { useQueueCount } from './use-home.ts'

type SidebarProps = { role: StaffRole; employeeNo: number; isNarrow: boolean }

/**
 * Shows the employee's five most used screens and the folded groups below, so that all of it fits one screen. The narrow form
 * shows the five as icons and a button to the rest.
 */
export function Sidebar({ role, employeeNo, isNarrow }: SidebarProps) {
  const { pathname } = useLocation()
  const rows = sidebarOf(role)
  const own = useOwnPlaces(rows, employeeNo, pathname)
  const [home] = rows
  return (
    <nav className={styles.sidebar} aria-label="주 메뉴">
      <div className={styles.group}>
        <ul aria-label="자주 쓰는 화면">
          {[...(home ? [home] : []), ...own].map((row) => (
            <li key={row.to}>
              <Place row={row} />
            </li>
          ))}
          {isNarrow && (
            <li>
              <button type="button" onClick={() => openOverlay('menu')}>
                <Ellipsis aria-hidden />
                <span>전체 메뉴</span>
              </button>
            </li>
          )}
        </ul>
      </div>
      {!isNarrow && <FoldedGroups role={role} path={pathname} />}
      <FoldButton />
    </nav>
  )
}

function FoldButton() {
  const isNarrow = useTablePreferences().sidebar === 'narrow'
  return (
    <button
      type="button"
      className={styles.fold}
      aria-pressed={isNarrow}
      onClick={() => changePreferences({ sidebar: isNarrow ? 'wide' : 'narrow' })}
    >
      <PanelLeft aria-hidden />
      <span>메뉴 좁게</span>
    </button>
  )
}

/** Opens one group at a time: the one pressed last, or that of the current screen. */
function FoldedGroups({ role, path }: { role: StaffRole; path: string }) {
  const groups = groupsOf(role).filter(({ group }) => group !== null)
  const here =
    groups.find(({ rows }) => rows.some(({ to }) => `${path}/`.startsWith(`${to}/`)))?.group ?? null
  const [pressed, setPressed] = useState<{ here: SidebarGroup | null; open: SidebarGroup | null } | null>(
    null,
  )
  const open = pressed && pressed.here === here ? pressed.open : here
  return groups.map(({ group, rows }) => (
    <div key={group} className={styles.group}>
      <button
        type="button"
        className={styles.heading}
        aria-expanded={open === group}
        onClick={() => setPressed({ here, open: open === group ? null : group })}
      >
        <span>{group}</span>
        {open !== group && <Left count={rows.flatMap(({ count }) => count ?? [])} />}
        <ChevronDown aria-hidden />
      </button>
      {open === group && <Rows group={group} rows={rows} />}
    </div>
  ))
}

export function SidebarMenu({ role }: { role: StaffRole }) {
  return (
    <Dialog isOpen={useOverlay() === 'menu'} onClose={closeOverlay} title="전체 메뉴" placement="end">
      <nav className={styles.menu} aria-label="전체 메뉴">
        {groupsOf(role).map(({ group, rows }) => (
          <div key={group} className={styles.group}>
            {group && <p aria-hidden>{group}</p>}
            <Rows group={group} rows={rows} onGo={closeOverlay} />
          </div>
        ))}
      </nav>
    </Dialog>
  )
}

const IN_TABS = new Set(['/', '/sessions', '/inquiries'])

export function TabBar({ role }: { role: StaffRole }) {
  const [home, ...others] = sidebarOf(role).filter(({ to }) => IN_TABS.has(to))
  return (
    <nav className={styles.tabs} aria-label="빠른 메뉴">
      {home && <Place row={home} />}
      <button type="button" onClick={() => openOverlay('search')}>
        <Search aria-hidden />
        <span>검색</span>
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

type RowsProps = { group: SidebarGroup | null; rows: readonly SidebarRow[]; onGo?: () => void }

function Rows({ group, rows, onGo }: RowsProps) {
  return (
    <ul aria-label={group ?? undefined}>
      {rows.map((row) => (
        <li key={row.to}>
          <Place row={row} onGo={onGo} />
        </li>
      ))}
    </ul>
  )
}

function Place({
  row: { to, label, icon: Icon, count },
  onGo,
}: {
  row: SidebarRow
  onGo?: (() => void) | undefined
}): ReactNode {
  return (
    <NavLink to={to} end={to === '/'} onClick={onGo}>
      <Icon aria-hidden />
      <span>{label}</span>
      <Left count={count} />
    </NavLink>
  )
}

function Left({ count }: { count: readonly HomeQueue[] | undefined }) {
  const left = useQueueCount(count)
  return left !== null && left > 0 ? (
    <b aria-label={`${left}건 남음`} role="img">
      {left}
    </b>
  ) : null
}
