import { monthDayOnScreen } from '@hygiene/domain/in-person/session/session-text'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { UserCheck } from 'lucide-react'
import { useLogin } from '../login/current-login.ts'
import { stopHelping, useHelping } from '../login/helping.ts'
import styles from './helping-bar.module.css'

/** Shows above everything else that a member acts for an owner, so that no action is done for the wrong person. */
export function HelpingBar() {
  const helping = useHelping()
  const { accessToken } = useLogin()
  if (helping === null || accessToken === null) return null
  return (
    <section className={styles.bar} aria-label="돕는 중">
      <div className={styles.inner}>
        <UserCheck aria-hidden />
        <p>
          <strong>{helping.name} 님을 돕는 중</strong>{' '}
          <span>{monthDayOnScreen(seoulDay(lastDay(helping.validUntil)))}까지</span>
        </p>
        <button type="button" onClick={stopHelping}>
          그만 돕기
        </button>
      </div>
    </section>
  )
}

/** Subtracts a millisecond, because the instant is the end of the last day. */
const lastDay = (until: string) => new Date(Date.parse(until) - 1)
