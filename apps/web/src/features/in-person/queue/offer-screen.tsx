import { Loaded, Refused, read, useSend } from '@hygiene/client'
import { declineOffer } from '@hygiene/contracts/in-person/queue/decline-offer'
import { readOffer } from '@hygiene/contracts/in-person/queue/read-offer'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { formatSession } from '@hygiene/domain/in-person/session/session-text'
import { seoulSentenceOnScreen, seoulTime } from '@hygiene/domain/time/seoul-day'
import {
  Button,
  Card,
  DefinitionList,
  EmptyState,
  linkButton,
  NoticeBox,
  showToast,
  useConfirm,
} from '@hygiene/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { useLogin } from '../../../app/login/current-login.ts'
import { signInPath } from '../../../app/router/login-guard.ts'
import { useHashSecret } from '../../../app/router/use-hash-secret.ts'
import { CHANGED } from '../../../shared/seats/changed.ts'
import { declineQuestion } from '../../../shared/seats/offer-questions.ts'
import { useAcceptOffer } from '../../../shared/seats/use-accept-offer.ts'
import { TimeLeft } from '../../../shared/time-left/time-left.tsx'
import { VenueCard } from '../../../shared/venue-card/venue-card.tsx'
import { NO_ANSWER, type Offer, statusAt } from './offer-text.ts'
import { tokenIn, waitingNoOf } from './offer-token.ts'
import styles from './seat-offer.module.css'

/** Navigates without the token; the tab keeps it across the login. */
const HERE = '/edu/offline/offer'

type OfferAnswerProps = { token: string; offer: Offer; onAnswered: () => void }

/** Declining requires only the link; accepting requires a login. */
function OfferAnswer({ token, offer, onAnswered }: OfferAnswerProps) {
  const { accessToken } = useLogin()
  return (
    <div className={styles.answers}>
      {accessToken === null ? (
        <Link {...linkButton()} to={signInPath(HERE)}>
          로그인하고 자리 받기
        </Link>
      ) : (
        <AcceptButton token={token} offer={offer} />
      )}
      <DeclineButton token={token} offer={offer} onAnswered={onAnswered} />
    </div>
  )
}

function AcceptButton({
  token,
  offer: { keepsSeat, sessionDay, venue },
}: Omit<OfferAnswerProps, 'onAnswered'>) {
  const { accept, isPending } = useAcceptOffer({
    waitingNo: waitingNoOf(token),
    keepsSeat,
    session: `${formatSession(sessionDay)}\n${venue.location}`,
  })
  return (
    <Button busy={isPending} onClick={() => void accept()}>
      자리 받기
    </Button>
  )
}

function DeclineButton({ token, offer: { keepsSeat }, onAnswered }: OfferAnswerProps) {
  const confirm = useConfirm()
  const send = useSend(declineOffer, {
    refresh: CHANGED,
    refusedTitle: '자리를 포기하지 못했습니다',
    onDone: () => {
      onAnswered()
      showToast('자리를 포기했습니다.')
    },
  })

  async function decline() {
    const isSure = await confirm(declineQuestion(keepsSeat), {
      title: '자리 포기',
      confirmLabel: '자리 포기하기',
      cancelLabel: '닫기',
      isDanger: true,
    })
    if (isSure) send.mutate({ token })
  }

  return (
    <Button tone="secondary" busy={send.isPending} onClick={() => void decline()}>
      자리 포기하기
    </Button>
  )
}

/** Shows the offered seat of a text message at /edu/offline/offer to the holder of the link, even without a login. */
export function OfferScreen() {
  const token = useHashSecret('seatOffer', tokenIn)
  return <Screen width="narrow">{token === null ? <NoOffer /> : <Asked token={token} />}</Screen>
}

function Asked({ token }: { token: string }) {
  const offer = useQuery({ ...read(readOffer, { token }), staleTime: 0, refetchOnWindowFocus: true })
  if (offer.error instanceof Refused) return <NoOffer />
  return <Loaded query={offer}>{(entity) => <OfferCard token={token} offer={entity} />}</Loaded>
}

function NoOffer() {
  return (
    <EmptyState message={REFUSALS.OFFER_NOT_FOUND.message}>
      <Link {...linkButton()} to="/edu/offline/list">
        신청 내역 보기
      </Link>
    </EmptyState>
  )
}

type OfferCardProps = { token: string; offer: Offer }

function OfferCard({ token, offer }: OfferCardProps) {
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
