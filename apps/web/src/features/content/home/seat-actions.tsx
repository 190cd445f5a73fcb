import { formatSession } from '@hygiene/domain/in-person/session/session-text'
import { seoulDay, seoulTime } from '@hygiene/domain/time/seoul-day'
import { Button } from '@hygiene/ui'
import { Map as MapIcon, Phone } from 'lucide-react'
import { declineQuestion } from '../../../shared/seats/offer-questions.ts'
import { useAcceptOffer } from '../../../shared/seats/use-accept-offer.ts'
import { STOP_WAITING, useLeaveQueue } from '../../../shared/seats/use-leave-queue.ts'
import styles from './action-card.module.css'
import type { NextAction } from './next-action.ts'

type Day = NonNullable<NextAction['day']>

/** Takes the offered seat: the question names venue, day and the minutes to pay. */
export function AcceptSeat({ waitingNo, day, text }: { waitingNo: number; day: Day; text: string }) {
  const { accept, isPending } = useAcceptOffer({
    waitingNo,
    keepsSeat: false,
    session: `${sessionText(day)}\n${day.location}`,
  })
  return (
    <Button wide busy={isPending} onClick={() => void accept()}>
      {text}
    </Button>
  )
}

/** A person who waits, or is asked, may stop here. */
export function LeaveQueue({ state, waitingNo }: { state: 'waiting' | 'offered'; waitingNo: number }) {
  const isOffered = state === 'offered'
  const { leave, isLeaving } = useLeaveQueue(
    waitingNo,
    isOffered
      ? { question: declineQuestion(false), confirmLabel: '자리 포기하기', done: '자리를 포기했습니다.' }
      : STOP_WAITING,
  )
  return (
    <Button tone="quiet" busy={isLeaving} onClick={() => void leave()}>
      {isOffered ? '자리 포기하기' : '그만 기다리기'}
    </Button>
  )
}

/** On the day itself nothing can be changed any more: the way and the telephone of the venue are what helps. */
export function VenueActions({ day: { mapUrl, phone, location } }: { day: Day }) {
  return (
    <div className={styles.pair}>
      {mapUrl !== '' && (
        <a
          className={styles.quiet}
          href={mapUrl}
          target="_blank"
          rel="noreferrer"
          title={`${location} (새 창)`}
        >
          <MapIcon aria-hidden />길 찾기
        </a>
      )}
      {phone !== '' && (
        <a className={styles.quiet} href={`tel:${phone}`}>
          <Phone aria-hidden />
          교육장에 전화
        </a>
      )}
    </div>
  )
}

function sessionText({ startsAt, endsAt }: Day): string {
  const [from, to] = [new Date(startsAt), new Date(endsAt)]
  return formatSession({ eduDate: seoulDay(from), startTime: seoulTime(from), endTime: seoulTime(to) })
}
