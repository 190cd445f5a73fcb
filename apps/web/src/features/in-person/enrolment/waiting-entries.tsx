import { seoulSentenceOnScreen, seoulTime } from '@hygiene/domain/time/seoul-day'
import { formatSession } from '@hygiene/domain/in-person/session/session-text'
import { Badge, Button, VisuallyHidden } from '@hygiene/ui'
import type { ReactNode } from 'react'
import { MapLink } from '../../../shared/venue-card/map-link.tsx'
import { declineQuestion } from '../../../shared/seats/offer-questions.ts'
import { useAcceptOffer } from '../../../shared/seats/use-accept-offer.ts'
import { STOP_WAITING, useLeaveQueue } from '../../../shared/seats/use-leave-queue.ts'
import { TimeLeft } from '../../../shared/time-left/time-left.tsx'
import type { Application, Row } from './application.ts'
import styles from './in-person-history.module.css'
import { keepsSeat, openOffer } from './seat-state.ts'

type Waiting = Row['waiting'][number]
type WaitingEntriesProps = { application: Application; now: Date; onEnd: () => void }

export function WaitingEntries({ application: { lead }, now, onEnd }: WaitingEntriesProps) {
  if (lead.waiting.length === 0) return null
  const isBooked = keepsSeat(lead, now)
  return (
    <section>
      <h3 className={styles.subtitle}>대기 신청</h3>
      <ul className={styles.list}>
        {lead.waiting.map((entry) => {
          const Entry = openOffer([entry], now) ? Offer : Queued
          return (
            <Entry key={entry.waitingNo} {...{ entry, isBooked, onEnd }}>
              {entry.sessionNo !== lead.sessionNo && <OtherDay entry={entry} />}
            </Entry>
          )
        })}
      </ul>
    </section>
  )
}

function OtherDay({ entry: { sessionDay, venue } }: { entry: Waiting }) {
  return (
    <>
      <strong>{formatSession(sessionDay)}</strong>
      <span className={styles.small}>{venue.location}</span>
      <MapLink venue={venue} />
    </>
  )
}

type EntryProps = { entry: Waiting; isBooked: boolean; onEnd: () => void; children: ReactNode }

function Queued({ entry, isBooked, children }: EntryProps) {
  const { leave, isLeaving } = useLeaveQueue(
    entry.waitingNo,
    isBooked
      ? { ...STOP_WAITING, question: '이 일정을 그만 기다리시겠습니까?\n지금 신청하신 일정은 그대로입니다.' }
      : STOP_WAITING,
  )
  return (
    <li className={styles.entry}>
      <div className={styles.text}>
        <Badge tone="info">대기 {entry.position}번째</Badge>
        {children}
      </div>
      <Button tone="secondary" size="small" busy={isLeaving} onClick={() => void leave()}>
        <span>
          <VisuallyHidden>{entry.venue.location} </VisuallyHidden>그만 기다리기
        </span>
      </Button>
    </li>
  )
}

function Offer({ entry, isBooked, onEnd, children }: EntryProps) {
  const { offerUntil, waitingNo, sessionDay, venue } = entry
  const session = `${formatSession(sessionDay)}\n${venue.location}`
  const { accept, isPending } = useAcceptOffer({ waitingNo, keepsSeat: isBooked, session })
  const { leave, isLeaving } = useLeaveQueue(waitingNo, {
    question: declineQuestion(isBooked),
    confirmLabel: '자리 포기하기',
    done: '자리를 포기했습니다.',
  })
  return (
    <li className={styles.entry} data-offered>
      <div className={styles.text}>
        <Badge tone="brand">자리가 났습니다</Badge>
        {children}
        {offerUntil !== null && <Until until={offerUntil} onEnd={onEnd} />}
      </div>
      <div className={styles.actions}>
        <Button size="small" busy={isPending} onClick={() => void accept()}>
          <span>
            <VisuallyHidden>{venue.location} </VisuallyHidden>자리 받기
          </span>
        </Button>
        <Button tone="secondary" size="small" busy={isLeaving} onClick={() => void leave()}>
          <span>
            <VisuallyHidden>{venue.location} </VisuallyHidden>자리 포기하기
          </span>
        </Button>
      </div>
    </li>
  )
}

function Until({ until, onEnd }: { until: string; onEnd: () => void }) {
  const at = new Date(until)
  return (
    <>
      <span>
        {seoulSentenceOnScreen(at)} {seoulTime(at)}까지 받아주세요.
      </span>
      <TimeLeft label="남은 시간" until={until} onEnd={onEnd} />
    </>
  )
}
