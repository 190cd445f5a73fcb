import { Check, CircleAlert, LogOut, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import type { CheckInAnswer, AnswerTone } from './judging/check-in-answer.ts'
import styles from './answer-screen.module.css'

const SHOWN_MS = 2000

const ICONS = { in: Check, out: LogOut, warn: TriangleAlert, refused: CircleAlert } satisfies Record<
  AnswerTone,
  unknown
>

export function AnswerScreen({ answer, onDone }: { answer: CheckInAnswer; onDone: () => void }) {
  const { tone, title, who, sentence } = answer
  const Icon = ICONS[tone]
  useEffect(() => {
    const timer = setTimeout(onDone, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [onDone])

  return (
    <div className={styles.screen} data-tone={tone}>
      <div className={styles.text} role="alert">
        <Icon aria-hidden />
        <strong className={styles.title}>{title}</strong>
        {who && (
          <p className={styles.who}>
            {who.userName}
            <span>
              {who.businessName} · {who.phoneEnd}
            </span>
          </p>
        )}
        <p>{sentence}</p>
      </div>
      <button type="button" className={styles.next} onClick={onDone}>
        다음 분
      </button>
    </div>
  )
}
