import { UserCheck } from 'lucide-react'
import { logOut } from '../login/leaving.ts'
import { useLogin } from '../login/current-login.ts'
import { go } from '../router/go.ts'
import styles from './linked-login-bar.module.css'

/** Shows above everything else that a staff member uses an operator's account, so that it is not mistaken for their own. */
export function LinkedLoginBar() {
  const { user } = useLogin()
  if (!user?.employeeName) return null
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <p>
          <UserCheck aria-hidden />
          <span>
            <strong>직원 {user.employeeName} 연계 로그인 중</strong> 처리한 내용은 모두 기록됩니다.
          </span>
        </p>
        <button type="button" onClick={() => void logOut().then(() => go('/main'))}>
          연계 로그인 끝내기
        </button>
      </div>
    </div>
  )
}
