import type { LinkedDocument } from '@hygiene/domain/education/certificate/document-link'
import { formatSession } from '@hygiene/domain/in-person/session/session-text'
import { actionButton } from '@hygiene/domain/member/next-action/action-label'
import { seoulDay, seoulTime } from '@hygiene/domain/time/seoul-day'
import { Button, linkButton } from '@hygiene/ui'
import { Copy, Map as MapIcon, Phone, Play } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useHelping } from '../../../app/login/helping.ts'
import { copyAccount } from '../../../shared/deposit/copy-account.ts'
import { TextAccountButton } from '../../../shared/deposit/text-account-button.tsx'
import { PrintLink } from '../../../shared/printing/print-link.tsx'
import { TextLinkButton } from '../../../shared/printing/text-link-button.tsx'
import { declineQuestion } from '../../../shared/seats/offer-questions.ts'
import { useAcceptOffer } from '../../../shared/seats/use-accept-offer.ts'
import { STOP_WAITING, useLeaveQueue } from '../../../shared/seats/use-leave-queue.ts'
import { LectureLink } from '../../../shared/study-steps/lecture-link.tsx'
import styles from './action-card.module.css'
import { actionPath, type NextAction, quietLink, saidOf } from './next-action.ts'

export const ACCOUNT_NUMBER = 'card-account-number'

/** Lists the states that only the owner may act on: a helper cannot watch or take the test. */
const OWN_STATES: ReadonlySet<NextAction['state']> = new Set(['begin', 'watch', 'survey', 'identity', 'exam'])

export function ActionButton({ action }: { action: NextAction }) {
  const { state, account, enrolmentNo, study, businessName } = action
  const helping = useHelping()
  const said = actionButton(saidOf(action))
  const text = helping ? said.replace('결제하기', '대신 결제하기') : said
  if (helping && OWN_STATES.has(state)) return <p>{helping.name} 님만 하실 수 있습니다.</p>
  const lecture = state === 'begin' || state === 'watch' ? study?.lecture : null
  if (lecture && enrolmentNo !== null) {
    return (
      <LectureLink
        enrolmentNo={enrolmentNo}
        lectureNo={lecture.lectureNo}
        tone="primary"
        wide
        of={businessName}
      >
        <Play aria-hidden fill="currentColor" />
        {text}
      </LectureLink>
    )
  }
  if (account) {
    return (
      <Button wide onClick={() => void copyAccount(account.accountNumber, ACCOUNT_NUMBER)}>
        <Copy aria-hidden />
        {text}
      </Button>
    )
  }
  if (state === 'offered' && action.waiting && action.day && !helping) {
    return <AcceptSeat waitingNo={action.waiting.waitingNo} day={action.day} text={text} />
  }
  if (state === 'completed' || (state === 'come' && action.otherPlaces === 0)) {
    return (
      <PrintLink to={actionPath(action)} of={businessName}>
        {text}
      </PrintLink>
    )
  }
  return (
    <Link {...linkButton({ wide: true })} to={actionPath(action)}>
      {text}
    </Link>
  )
}

export function QuietAction({ action }: { action: NextAction }) {
  const helping = useHelping()
  if (helping && OWN_STATES.has(action.state)) return null
  if (action.state === 'come' && action.day && !action.day.mayChange) return <VenueActions day={action.day} />
  if ((action.state === 'waiting' || action.state === 'offered') && action.waiting && !helping)
    return <LeaveQueue state={action.state} waitingNo={action.waiting.waitingNo} />
  if (action.account) return <TextAccountButton paymentId={action.account.paymentId} tone="quiet" />
  const link = quietLink(action)
  if (link) {
    return (
      <Link className={styles.quiet} to={link.to}>
        {link.text}
      </Link>
    )
  }
  const document = certificateOf(action)
  return document && <TextLinkButton tone="quiet" {...document} />
}

function certificateOf(action: NextAction): { document: LinkedDocument; recordNo: number } | null {
  const { state, enrolmentNo, inPersonEnrolmentNo } = action
  if (state !== 'completed') return null
  if (enrolmentNo !== null) return { document: 'certificate', recordNo: enrolmentNo }
  return inPersonEnrolmentNo === null
    ? null
    : { document: 'inPersonCertificate', recordNo: inPersonEnrolmentNo }
}

type Day = NonNullable<NextAction['day']>

function AcceptSeat({ waitingNo, day, text }: { waitingNo: number; day: Day; text: string }) {
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

function LeaveQueue({ state, waitingNo }: { state: 'waiting' | 'offered'; waitingNo: number }) {
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

/** Shows directions and phone of the venue, because nothing can be changed on the day itself. */
function VenueActions({ day: { mapUrl, phone, location } }: { day: Day }) {
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
