import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { Button, showAlert } from '@hygiene/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { TO_SUPPORT } from '../../../../app/association/association.ts'
import { signInPath } from '../../../../app/router/login-guard.ts'
import { closePlayer } from '../close-player.ts'
import type { OpeningFailure } from '../opening-failure.ts'
import { PlayerMessage } from './player-message.tsx'

export function NoLecture() {
  return (
    <PlayerMessage
      title="강의를 찾을 수 없습니다"
      closeLabel="나의 학습실로"
      onClose={() => closePlayer('/edu/study/list')}
    >
      <p>나의 학습실에서 강의를 다시 선택해주세요.</p>
    </PlayerMessage>
  )
}

/** Minutes count only for the person who watches (specification section 4). */
export function OwnerOnly({ closesTo }: { closesTo: string }) {
  return (
    <PlayerMessage title="회원 본인만 수강할 수 있습니다" onClose={() => closePlayer(closesTo)}>
      <p>{REFUSALS.OWNER_ONLY.message}</p>
    </PlayerMessage>
  )
}

/** Shows an alert without a login and closes the window (specification section 4). */
export function NobodyHere() {
  const isNotified = useRef(false)
  useEffect(() => {
    if (isNotified.current) return
    isNotified.current = true
    void showAlert(REFUSALS.LOGIN_REQUIRED.message, { title: '로그인해주세요' }).then(() =>
      closePlayer(signInPath(location.pathname + location.search)),
    )
  }, [])
  return <PlayerMessage title="로그인이 필요합니다">{null}</PlayerMessage>
}

type NotOpenedProps = OpeningFailure & { onRetry: () => void; onClose: () => void }

/** Retries when the network is back, because the viewer may be away between two lectures. */
export function NotOpened({ message, mayRetry, onRetry, onClose }: NotOpenedProps) {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (!mayRetry) return undefined
    const whenOnline = () => retry()
    window.addEventListener('online', whenOnline)
    return () => window.removeEventListener('online', whenOnline)
  }, [mayRetry])
  return (
    <PlayerMessage title="강의를 열지 못했습니다" onClose={onClose}>
      <p role="alert">{message}</p>
      {mayRetry && <Button onClick={onRetry}>다시 시도</Button>}
      <p>{`계속되면 ${TO_SUPPORT} 전화해주세요.`}</p>
    </PlayerMessage>
  )
}
