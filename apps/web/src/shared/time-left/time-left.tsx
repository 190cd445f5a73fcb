import styles from './time-left.module.css'
import { timeLeftText } from './time-left-text.ts'
import { useTimeLeft } from './use-time-left.ts'

type TimeLeftProps = {
  /** The name of the counted time, as in «남은 시간». */
  label: string
  until: string
  onEnd?: () => void
}

/** Counts down where one can see it; a screen reader is not told every second (`timer` is silent by itself). */
export function TimeLeft({ label, until, onEnd }: TimeLeftProps) {
  const left = useTimeLeft(until, onEnd)
  return (
    <span className={styles.left} role="timer">
      {label} <strong>{timeLeftText(left)}</strong>
    </span>
  )
}
