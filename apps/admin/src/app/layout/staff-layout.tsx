import { ScreenOutlet } from '@hygiene/client/screen-host'
import { Skeleton, SkipLink } from '@hygiene/ui'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useStaffLogin } from '../login/staff-login.ts'
import { takeLooksOf } from './desk-looks.ts'
import styles from './frame.module.css'
import { NoPermissionScreen } from './no-permission-screen.tsx'
import { closedFor } from './rail.ts'
import { Rail, RailMenu, TabBar } from './rail-nav.tsx'
import { useIsRailNarrow } from './three-panes.ts'
import { TopBar } from './top-bar.tsx'

/** The frame behind the login: bar, rail, screen. `overlays` and `inBar`: what the floors above lay over it and put into the bar. */
export function StaffLayout({ overlays, inBar }: { overlays: ReactNode; inBar: ReactNode }) {
  const { employee } = useStaffLogin()
  const employeeNo = employee?.employeeNo ?? null
  useEffect(() => {
    takeLooksOf(employeeNo)
    return () => takeLooksOf(null)
  }, [employeeNo])
  const { pathname } = useLocation()
  const isRailNarrow = useIsRailNarrow(pathname)

  // The login has just ended: the screen is gone before the way to the login is.
  if (!employee) return <main />
  const closed = closedFor(employee.role, pathname)
  return (
    <>
      <SkipLink to="content" />
      <TopBar employee={employee}>{inBar}</TopBar>
      <div className={styles.frame} data-rail={isRailNarrow ? 'narrow' : 'wide'}>
        <Rail role={employee.role} employeeNo={employee.employeeNo} isNarrow={isRailNarrow} />
        <main id="content" className={styles.main} tabIndex={-1}>
          {closed ? (
            <NoPermissionScreen row={closed} />
          ) : (
            <ScreenOutlet waiting={<Skeleton shape="screen" />} />
          )}
        </main>
      </div>
      <TabBar role={employee.role} />
      <RailMenu role={employee.role} />
      {overlays}
    </>
  )
}
