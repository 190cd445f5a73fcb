import { formatSeoulDate, seoulTime } from '@hygiene/domain/time/seoul-day'
import { Button } from '@hygiene/ui'
import { useState } from 'react'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import { CloseCheckInDialog } from './close-check-in-dialog.tsx'
import { type CheckInLink, checkInName } from './check-in-text.ts'
import { MakeCheckInDialog } from './make-check-in-dialog.tsx'
import { rowsOf } from './roster-view.ts'
import type { RosterRow } from './roster-text.ts'
import type { SessionFacts } from './session-text.ts'
import type { Roster } from './use-roster.ts'
import styles from './side-panels.module.css'

/** Flags a check-in that has sent nothing for this long. */
const QUIET_MS = 30 * 60_000

type CheckInPanelProps = { session: SessionFacts; mayDecide: boolean; now: Date }

/** Lists the session's check-in links. An address is shown once and is not stored. */
export function CheckInPanel({ session, mayDecide, now }: CheckInPanelProps) {
  const [isMaking, setIsMaking] = useState(false)
  const [closing, setClosing] = useState<CheckInLink | null>(null)
  const { checkInLinks, mayHaveCheckInLinks } = session
  return (
    <section className={styles.panel} aria-label="출석 확인 주소">
      <h2>
        출석 확인 주소
        {mayDecide && mayHaveCheckInLinks && (
          <Button size="small" tone="secondary" onClick={() => setIsMaking(true)}>
            새 주소 만들기
          </Button>
        )}
      </h2>
      {checkInLinks.length === 0 && <p className={styles.soft}>아직 만든 주소가 없습니다.</p>}
      <ul className={styles.lines}>
        {checkInLinks.map((link) => (
          <li key={link.checkInPassNo}>
            <strong>{checkInName(link)}</strong>
            <CheckInState link={link} now={now} />
            <span>
              {link.lastMarkAt === null ? '-' : seoulTime(new Date(link.lastMarkAt))} · {link.marks}건
            </span>
            {mayDecide && !link.isClosed && (
              <Button
                size="small"
                tone="secondary"
                aria-label={`주소 닫기 ${checkInName(link)}`}
                onClick={() => setClosing(link)}
              >
                닫기
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isMaking && <MakeCheckInDialog session={session} onClose={() => setIsMaking(false)} />}
      {closing && <CloseCheckInDialog link={closing} onClose={() => setClosing(null)} />}
    </section>
  )
}

function CheckInState({ link, now }: { link: CheckInLink; now: Date }) {
  if (link.isClosed) return <StateMark kind="ended">닫힘</StateMark>
  if (link.lastMarkAt === null) return <StateMark kind="waiting">기록 없음</StateMark>
  const quietMs = now.getTime() - new Date(link.lastMarkAt).getTime()
  if (quietMs < QUIET_MS) return <StateMark kind="done">기록 들어옴</StateMark>
  return <StateMark kind="view">{Math.floor(quietMs / 60_000)}분째 조용함</StateMark>
}

export function QueuePanel({ rows, roster }: { rows: readonly RosterRow[]; roster: Roster }) {
  const queue = rowsOf(rows, 'queue')
  if (queue.length === 0) return null
  return (
    <section className={styles.panel} aria-label="대기 신청">
      <h2>대기 신청 {queue.length}</h2>
      <ul className={styles.lines}>
        {queue.slice(0, 3).map((row) => (
          <li key={row.applicationNo}>
            <strong>
              {row.queue?.place} {row.name}
            </strong>
            <span>{row.queue && formatSeoulDate(new Date(row.queue.joinedAt))}</span>
            {row.queue?.offerUntil ? (
              <StateMark kind="moving">자리 제안함</StateMark>
            ) : (
              <StateMark kind="waiting">기다림</StateMark>
            )}
          </li>
        ))}
      </ul>
      {queue.length > 3 && (
        <Button size="small" tone="secondary" onClick={() => roster.setTab('queue')}>
          {queue.length - 3}명 더 보기
        </Button>
      )}
    </section>
  )
}
