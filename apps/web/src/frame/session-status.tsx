import { fetchUser } from '@hygiene/contracts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { read } from '../api/read.ts'
import { timeLeftWords, useSecondsLeft } from '../session/clock.ts'
import { extend } from '../session/session-watch.tsx'
import styles from './session-status.module.css'

/** Who is logged in, for how long still, and the way to stay; beside it where else to go. */
export function SessionStatus({ children }: { children: ReactNode }) {
  const { data: user } = useQuery(read(fetchUser, {}))
  const left = useSecondsLeft()
  return (
    <div className={styles.status}>
      <span>
        {user && `${user.name} 님 · `}로그인 유지 <strong>{timeLeftWords(left)}</strong>
      </span>
      <button type="button" className={styles.extend} onClick={() => void extend()}>
        시간 연장
      </button>
      {children}
    </div>
  )
}
