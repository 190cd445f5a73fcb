import styles from './time-left.module.css'
import { timeLeftText } from './time-left-text.ts'
import { useTimeLeft } from './use-time-left.ts'

type TimeLeftProps = {
  label: string
  until: string
  onEnd?: () => void
}

/** Counts down visually only; `timer` keeps screen readers silent. */
export function TimeLeft({ label, until, onEnd }: TimeLeftProps) {
  const left = useTimeLeft(until, onEnd)
  return (
    <span className={styles.left} role="timer">
      {label} <strong>{timeLeftText(left)}</strong>
    </span>
  )
}
