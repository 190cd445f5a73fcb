import { read, timeLeftWords, useSecondsLeft } from '@hygiene/client'
import { fetchUser } from '@hygiene/contracts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useHashModal } from '../router/use-hash-modal.ts'
import { extend } from '../session/extend.ts'
import { useSession } from '../session/session.ts'
import { SessionModal } from './session-modal.tsx'
import styles from './session-status.module.css'

type SessionStatusProps = { place: 'bar' | 'menu'; children: ReactNode }

/** Who is logged in, for how long still, and the way to stay; beside it where else to go. */
export function SessionStatus({ place, children }: SessionStatusProps) {
  const { data: user } = useQuery(read(fetchUser, {}))
  const left = useSecondsLeft(useSession())
  const modal = useHashModal(`session-${place}`)
  return (
    <div className={styles.status}>
      <button type="button" aria-haspopup="dialog" onClick={modal.open}>
        <span>
          {user && `${user.name} 님 · `}로그인 유지 <strong>{timeLeftWords(left)}</strong>
        </span>
      </button>
      <button type="button" className={styles.extend} onClick={() => void extend()}>
        시간 연장
      </button>
      {children}
      <SessionModal modal={modal} secondsLeft={left} />
    </div>
  )
}
