import { monthDayOnScreen, formatSessionTime } from '@hygiene/domain/in-person/session/session-text'
import { addressOnScreen } from '@hygiene/domain/postal-address'
import { Badge, NoticeBox, RadioCards } from '@hygiene/ui'
import { Clock } from 'lucide-react'
import { MapLink } from '../venue-card/map-link.tsx'
import type { Session } from './session-search.ts'
import styles from './venue-cards.module.css'

export type VenueCardsProps = {
  /** Distinguishes two radio groups on one screen. */
  name?: string
  legend: string
  hideLegend?: boolean
  sessions: readonly Session[]
  value: number | null
  onChange: (session: Session) => void
  /** Is the person's current session, which is shown but cannot be chosen. */
  currentNo?: number
  saysDay?: boolean
  sidoCode?: string
  error?: string
}

export function VenueCards({
  name = 'sessionNo',
  sessions,
  value,
  onChange,
  currentNo,
  saysDay = false,
  sidoCode,
  ...text
}: VenueCardsProps) {
  return (
    <RadioCards
      {...text}
      name={name}
      value={value === null ? undefined : String(value)}
      onChange={(no) => {
        const picked = sessions.find(({ edu }) => String(edu.sessionNo) === no)
        if (picked) onChange(picked)
      }}
      options={sessions.map((session) => {
        const { sessionNo } = session.edu
        const isCurrent = sessionNo === currentNo
        const isWaitedFor = session.state === 'full' && sessionNo === value
        return {
          value: String(sessionNo),
          label: session.list.location,
          unavailable: isCurrent || !mayBePicked(session),
          description: (
            <VenueFacts
              session={session}
              isCurrent={isCurrent}
              saysDay={saysDay}
              isElsewhere={sidoCode !== undefined && session.list.sidoCode !== sidoCode}
            />
          ),
          after: <MapLink venue={session.list} />,
          remark: isWaitedFor && <WaitingRemark keepsSeat={currentNo !== undefined} />,
        }
      })}
    />
  )
}

/** Allows a full session, which has a waiting list, but no closed, cancelled or not yet open one. */
function mayBePicked({ state }: Session): boolean {
  return state === 'open' || state === 'full'
}

function VenueFacts({
  session,
  isCurrent,
  saysDay,
  isElsewhere,
}: {
  session: Session
  isCurrent: boolean
  saysDay: boolean
  isElsewhere: boolean
}) {
  const { edu, list, hours } = session
  return (
    <span className={styles.facts}>
      <span className={styles.time}>
        {saysDay && `${monthDayOnScreen(edu.eduDate)} `}
        {formatSessionTime(edu)} ({hours}시간)
      </span>
      <span>{addressOnScreen(list.address, list.address2)}</span>
      <span className={styles.seats}>
        {isElsewhere && <Badge>다른 시·도</Badge>}
        {isCurrent ? <Badge>지금 신청하신 일정</Badge> : <Seats session={session} />}
      </span>
    </span>
  )
}

function Seats({ session: { state, stateSentence, left, waitingCount } }: { session: Session }) {
  if (state === 'open') return <strong>남은 자리 {left}석</strong>
  if (state === 'full') {
    return (
      <>
        <Badge tone="accent">
          <Clock aria-hidden />
          대기 가능
        </Badge>
        <span>
          자리가 모두 찼습니다.{' '}
          {waitingCount > 0 ? `${waitingCount}명이 기다리고 있습니다.` : '기다리는 분은 없습니다.'}
        </span>
      </>
    )
  }
  return (
    <>
      <strong>신청할 수 없음</strong>
      <span>{stateSentence}</span>
    </>
  )
}

function WaitingRemark({ keepsSeat }: { keepsSeat: boolean }) {
  return (
    <NoticeBox tone="warn" title="대기자로 신청하실 수 있습니다." live>
      <p>
        대기 신청은 무료입니다. 자리가 나면 순서대로 문자로 알려드립니다.{' '}
        {keepsSeat
          ? '문자에 적힌 시간 안에 받으시면 일정이 바뀌고, 그때까지 지금 자리는 그대로입니다.'
          : '문자에 적힌 시간 안에 결제하시면 자리가 확정됩니다.'}
      </p>
    </NoticeBox>
  )
}
