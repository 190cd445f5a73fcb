import { read, timeLeftText, useSecondsLeft } from '@hygiene/client'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useHashModal } from '../router/use-hash-modal.ts'
import { extend } from '../login/extend-login.ts'
import { useLogin } from '../login/current-login.ts'
import { LoginTimeModal } from './login-time-modal.tsx'
import styles from './login-status.module.css'

type LoginStatusProps = { place: 'bar' | 'menu'; children: ReactNode }

export function LoginStatus({ place, children }: LoginStatusProps) {
  const { data: user } = useQuery(read(fetchUser, {}))
  const left = useSecondsLeft(useLogin())
  const modal = useHashModal(`login-${place}`)
  return (
    <div className={styles.status}>
      <button type="button" aria-haspopup="dialog" onClick={modal.open}>
        <span>
          {user && `${user.name} 님 · `}로그인 유지 <strong>{timeLeftText(left)}</strong>
        </span>
      </button>
      <button type="button" className={styles.extend} onClick={() => void extend()}>
        시간 연장
      </button>
      {children}
      <LoginTimeModal modal={modal} secondsLeft={left} />
    </div>
  )
}
