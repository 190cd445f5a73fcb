import { timeLeftText, useSecondsLeft } from '@hygiene/client'
import { Menu, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type Employee, useStaffLogin } from '../login/staff-login.ts'
import { EmployeeMenu } from './employee-menu.tsx'
import { openOverlay } from './overlay.ts'
import { sidebarOf } from './sidebar.ts'
import styles from './top-bar.module.css'
import { useQueueCount } from './use-home.ts'

export function TopBar({ employee, children }: { employee: Employee; children: ReactNode }) {
  const left = useSecondsLeft(useStaffLogin())
  const waiting = useQueueCount(['approvals'])
  const approvals = sidebarOf(employee.role).find(({ to }) => to === '/approvals')
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.menu} onClick={() => openOverlay('menu')}>
        <Menu aria-hidden />
        <span>전체 메뉴</span>
      </button>
      <Link to="/" className={styles.name}>
        <img src="/icon.svg" alt="" width="24" height="24" />
        <span>
          <strong>위생교육</strong> 업무
        </span>
      </Link>
      <button
        type="button"
        className={styles.search}
        aria-keyshortcuts="Control+K"
        onClick={() => openOverlay('search')}
      >
        <Search aria-hidden />
        <span>업소명, 이름, 번호, 끝 4자리 검색</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      <div className={styles.end}>
        {children}
        {approvals && (
          <Link to={approvals.to} className={styles.approvals}>
            <approvals.icon aria-hidden />
            {approvals.label}
            {waiting !== null && waiting > 0 && <b>{waiting}</b>}
          </Link>
        )}
        <p className={styles.left}>
          <span>로그인 </span>유지 <strong>{timeLeftText(left)}</strong>
        </p>
        <EmployeeMenu employee={employee} />
        <button
          type="button"
          className={styles.help}
          aria-label="단축키 보기"
          aria-keyshortcuts="?"
          onClick={() => openOverlay('keys')}
        >
          ?
        </button>
      </div>
    </header>
  )
}
