import { useSend } from '@hygiene/client'
import { declineOffer } from '@hygiene/contracts/in-person/queue/decline-offer'
import { formatSession } from '@hygiene/domain/in-person/session/session-text'
import { Button, linkButton, showToast, useConfirm } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { CHANGED } from '../../../shared/seats/changed.ts'
import { declineQuestion } from '../../../shared/seats/offer-questions.ts'
import { useAcceptOffer } from '../../../shared/seats/use-accept-offer.ts'
import { signInPath } from '../../../app/router/login-guard.ts'
import { useLogin } from '../../../app/login/current-login.ts'
import { waitingNoOf } from './offer-token.ts'
import type { Offer } from './offer-text.ts'
import styles from './seat-offer.module.css'

/** The screen itself: the tab keeps the token over the login. */
const HERE = '/edu/offline/offer'

type OfferAnswerProps = { token: string; offer: Offer; onAnswered: () => void }

/** Declining needs the link only; taking the seat needs the person. */
export function OfferAnswer({ token, offer, onAnswered }: OfferAnswerProps) {
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
