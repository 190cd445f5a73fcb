import { useSend } from '@hygiene/client'
import { chooseFirstPassword } from '@hygiene/contracts/staff/employee/choose-first-password'
import { judgePassword, passwordSentence } from '@hygiene/domain/member/account/password'
import { Button, Card, PasswordField } from '@hygiene/ui'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import styles from './login.module.css'

/** Lets a new employee choose the password. The secret of the link follows `#`. */
export function SetUpScreen() {
  const [setUpSecret] = useState(() => window.location.hash.slice(1))
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const send = useSend(chooseFirstPassword, { onRefused: ({ message }) => setError(message) })

  function submit(event: FormEvent) {
    event.preventDefault()
    const verdict = judgePassword(password)
    setError(verdict.allowed ? undefined : passwordSentence[verdict.reason])
    if (verdict.allowed && !send.isPending) send.mutate({ setUpSecret, password })
  }

  return (
    <main>
      <AdminScreen title="비밀번호 정하기" note="초대받은 직원만 이용할 수 있습니다." width="narrow">
        <Card>
          {send.data ? (
            <>
              <p role="status">
                아이디 <strong>{send.data.loginId}</strong>의 비밀번호를 정했습니다. 로그인하면 인증 앱을
                연결합니다.
              </p>
              <Link to="/login">로그인하기</Link>
            </>
          ) : (
            <form method="post" noValidate className={styles.form} onSubmit={submit}>
              <PasswordField
                label="새 비밀번호"
                name="password"
                autoComplete="new-password"
                hint="영문, 숫자, 특수문자를 모두 넣어 정해주세요."
                value={password}
                error={error}
                onChange={({ target }) => setPassword(target.value)}
              />
              <Button type="submit" wide busy={send.isPending}>
                비밀번호 정하기
              </Button>
            </form>
          )}
        </Card>
      </AdminScreen>
    </main>
  )
}
