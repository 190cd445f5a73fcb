import { readOffer } from '@hygiene/contracts/in-person/queue/read-offer'
import { seoulSentenceOnScreen, seoulTime } from '@hygiene/domain/time/seoul-day'
import { formatSession } from '@hygiene/domain/in-person/session/session-text'
import { Card, DefinitionList, linkButton, NoticeBox } from '@hygiene/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { VenueCard } from '../../../shared/venue-card/venue-card.tsx'
import { TimeLeft } from '../../../shared/time-left/time-left.tsx'
import { OfferAnswer } from './offer-answer.tsx'
import { NO_ANSWER, type Offer, statusAt } from './offer-text.ts'
import styles from './seat-offer.module.css'

type OfferCardProps = { token: string; offer: Offer }

/** Time, venue, end of the offer and the two answers; or the outcome of the offer. */
export function OfferCard({ token, offer }: OfferCardProps) {
  const [now, setNow] = useState(() => new Date())
  const queries = useQueryClient()
  const status = statusAt(offer, now)

  function refresh() {
    setNow(new Date())
    void queries.invalidateQueries({ queryKey: [readOffer.path] })
  }

  const facts = (
    <DefinitionList
      arrange="stack"
      items={[
        { term: '교육 일정', detail: <strong>{formatSession(offer.sessionDay)}</strong> },
        { term: '교육장', detail: <VenueCard venue={offer.venue} /> },
      ]}
    />
  )
  if (status !== 'offered' || offer.offerUntil === null) {
    return <Unanswerable status={status === 'offered' ? 'lapsed' : status}>{facts}</Unanswerable>
  }
  const until = new Date(offer.offerUntil)
  return (
    <Card title="기다리시던 교육에 자리가 났습니다">
      {facts}
      <NoticeBox tone="warn" title={`${seoulSentenceOnScreen(until)} ${seoulTime(until)}까지 받아주세요.`}>
        <p>
          <TimeLeft label="남은 시간" until={offer.offerUntil} onEnd={refresh} />
        </p>
        <p>
          {offer.keepsSeat
            ? '받으시면 지금 일정에서 이 일정으로 옮겨집니다. 포기하셔도 지금 자리는 그대로입니다.'
            : '받으신 뒤 30분 안에 결제하시면 자리가 확정됩니다.'}
        </p>
      </NoticeBox>
      <OfferAnswer token={token} offer={offer} onAnswered={refresh} />
    </Card>
  )
}

type UnanswerableProps = { status: keyof typeof NO_ANSWER; children: ReactNode }

function Unanswerable({ status, children }: UnanswerableProps) {
  const { title, sentence } = NO_ANSWER[status]
  return (
    <Card title={title} lead={sentence}>
      {children}
      <div className={styles.answers}>
        <Link {...linkButton()} to="/edu/offline/list">
          신청 내역 보기
        </Link>
        <Link {...linkButton({ tone: 'secondary' })} to="/edu/offline">
          다른 일정 찾기
        </Link>
      </div>
    </Card>
  )
}
