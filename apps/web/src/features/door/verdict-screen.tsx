import { Check, CircleAlert, LogOut, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import type { Verdict, VerdictTone } from './judging/verdict.ts'
import styles from './verdict-screen.module.css'

const SHOWN_MS = 2000

const ICONS = { in: Check, out: LogOut, warn: TriangleAlert, refused: CircleAlert } satisfies Record<
  VerdictTone,
  unknown
>

/** The whole screen, readable at arm's length: words first, colour and picture with them. Goes by itself. */
export function VerdictScreen({ verdict, onDone }: { verdict: Verdict; onDone: () => void }) {
  const { tone, title, who, sentence } = verdict
  const Icon = ICONS[tone]
  useEffect(() => {
    const timer = setTimeout(onDone, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [onDone])

  return (
    <div className={styles.screen} data-tone={tone}>
      <div className={styles.words} role="alert">
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
