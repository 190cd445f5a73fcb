import { linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { useLogin } from '../../app/login/current-login.ts'
import { SignInForm } from '../../app/login/sign-in-form.tsx'
import { MemberBox } from './member-box.tsx'
import styles from './person-box.module.css'

/** Logged out: the login form, or on a phone the way to it. Logged in: the operator's own state. */
export function PersonBox() {
  const { accessToken } = useLogin()
  if (accessToken !== null) return <MemberBox />
  return (
    <>
      <section className={styles.form} data-visitor aria-labelledby="login-title">
        <h2 id="login-title" className={styles.title}>
          로그인
        </h2>
        <SignInForm returnTo="/main" />
      </section>
      <section className={styles.invitation} data-visitor aria-labelledby="invitation-title">
        <div>
          <h2 id="invitation-title">로그인하고 이어서 학습하기</h2>
          <p>신청 내역과 수료증을 바로 볼 수 있습니다.</p>
        </div>
        <Link {...linkButton({ size: 'small' })} to="/sign/in">
          로그인
        </Link>
      </section>
    </>
  )
}
