import { ScreenOutlet } from '@hygiene/client/screen-host'
import { Skeleton, SkipLink } from '@hygiene/ui'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useStaffLogin } from '../login/staff-login.ts'
import { takePreferencesOf } from './table-preferences.ts'
import styles from './frame.module.css'
import { NoPermissionScreen } from './no-permission-screen.tsx'
import { closedFor } from './sidebar.ts'
import { Sidebar, SidebarMenu, TabBar } from './sidebar-nav.tsx'
import { useIsSidebarNarrow } from './three-panes.ts'
import { TopBar } from './top-bar.tsx'

/** Frames every screen behind the login. The layers above pass `overlays` to cover it and `inBar` for the bar. */
export function StaffLayout({ overlays, inBar }: { overlays: ReactNode; inBar: ReactNode }) {
  const { employee } = useStaffLogin()
  const employeeNo = employee?.employeeNo ?? null
  useEffect(() => {
    takePreferencesOf(employeeNo)
    return () => takePreferencesOf(null)
  }, [employeeNo])
  const { pathname } = useLocation()
  const isSidebarNarrow = useIsSidebarNarrow(pathname)

  // Removes the screen as soon as the login ends, before the redirect to the login screen.
  if (!employee) return <main />
  const closed = closedFor(employee.role, pathname)
  return (
    <>
      <SkipLink to="content" />
      <TopBar employee={employee}>{inBar}</TopBar>
      <div className={styles.frame} data-sidebar={isSidebarNarrow ? 'narrow' : 'wide'}>
        <Sidebar role={employee.role} employeeNo={employee.employeeNo} isNarrow={isSidebarNarrow} />
        <main id="content" className={styles.main} tabIndex={-1}>
          {closed ? (
            <NoPermissionScreen row={closed} />
          ) : (
            <ScreenOutlet waiting={<Skeleton shape="screen" />} />
          )}
        </main>
      </div>
      <TabBar role={employee.role} />
      <SidebarMenu role={employee.role} />
      {overlays}
    </>
  )
}
