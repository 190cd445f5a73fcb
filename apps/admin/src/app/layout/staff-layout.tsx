import { timeLeftWords, useSecondsLeft } from '@hygiene/client'
import { type StaffPermission, staffMay, staffRoleLabel } from '@hygiene/domain'
import { Button, SkipLink } from '@hygiene/ui'
import { LogOut } from 'lucide-react'
import { NavLink, Outlet } from 'react-router-dom'
import { askLogOut } from '../login/leaving.ts'
import { extend } from '../login/login-watch.tsx'
import { type Employee, useStaffLogin } from '../login/staff-login.ts'
import styles from './staff-layout.module.css'

const SCREENS: readonly { to: string; label: string; permission: StaffPermission }[] = [
  { to: '/', label: '회원 찾기', permission: 'searchMembers' },
  { to: '/sessions', label: '집합교육 회차', permission: 'readSessions' },
  { to: '/designations', label: '지정확인서', permission: 'readDesignations' },
  { to: '/print-code', label: '출력 코드', permission: 'printCertificates' },
  { to: '/money', label: '입금 확인', permission: 'handleFlaggedMoney' },
  { to: '/audit', label: '처리 기록', permission: 'readAuditLog' },
  { to: '/blocked', label: '접속 차단', permission: 'readBlockedRanges' },
]

/** The screens behind the login: the employee, the time left, and the screens of this role. */
export function StaffLayout() {
  const { employee } = useStaffLogin()
  // The login has just ended: the screen is gone before the way to the login is.
  if (!employee) return <main />
  return (
    <>
      <SkipLink to="content" />
      <header className={styles.header}>
        <div className={styles.inner}>
          <p className={styles.name}>
            외식업 위생교육 <strong>직원 화면</strong>
          </p>
          <nav className={styles.screens} aria-label="주 메뉴">
            {SCREENS.filter(({ permission }) => staffMay(employee.role, permission)).map(({ to, label }) => (
              <NavLink key={to} to={to} end={to === '/'}>
                {label}
              </NavLink>
            ))}
          </nav>
          <LoginLine employee={employee} />
        </div>
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}

function LoginLine({ employee: { name, role } }: { employee: Employee }) {
  const left = useSecondsLeft(useStaffLogin())
  return (
    <div className={styles.login}>
      <p>
        {name}({staffRoleLabel[role]}) · 로그인 유지 <strong>{timeLeftWords(left)}</strong>
      </p>
      <Button tone="secondary" size="small" onClick={() => void extend()}>
        시간 연장
      </Button>
      <Button tone="secondary" size="small" onClick={() => void askLogOut()}>
        <LogOut aria-hidden />
        로그아웃
      </Button>
    </div>
  )
}
