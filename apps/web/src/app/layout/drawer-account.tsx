import { Button } from '@hygiene/ui'
import { LogIn } from 'lucide-react'
import type { HashModal } from '../router/use-hash-modal.ts'
import { useLogin } from '../login/current-login.ts'
import { LeavingLink } from './leaving-link.tsx'
import { LoginStatus } from './login-status.tsx'
import styles from './menu-drawer.module.css'

export function DrawerAccount({ modal }: { modal: HashModal }) {
  const { accessToken, user } = useLogin()
  return (
    <div className={styles.account}>
      {user?.employeeName && <p>직원 {user.employeeName} 연계 로그인 중</p>}
      {accessToken ? (
        <LoginStatus place="menu">
          <LeavingLink label="나의 정보" to="/user/page" modal={modal} />
        </LoginStatus>
      ) : (
        <Button wide onClick={() => modal.leaveTo('/sign/in')}>
          <LogIn aria-hidden />
          로그인
        </Button>
      )}
    </div>
  )
}
