import { REFUSALS } from '@hygiene/contracts'
import { type LectureNo, withParticle } from '@hygiene/domain'
import { Button, showAlert } from '@hygiene/ui'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ASSOCIATION } from '../../app/association/association.ts'
import { signInPath } from '../../app/router/login-guard.ts'
import { isSignedIn, useLogin } from '../../app/login/current-login.ts'
import { BEGINS, lecturePath, mayBegin } from '../../shared/study-steps/play-lecture.ts'
import { roomPath } from '../../shared/study-steps/step-path.ts'
import { closePlayer } from './close-player.ts'
import type { LectureKey } from './open-player.ts'
import { type Opening, useOpening } from './use-opening.ts'
import { OpeningStage, PlayerFrame } from './views/player-frame.tsx'
import { PlayerMessage } from './views/player-message.tsx'
import { PlayerStage } from './views/player-stage.tsx'

type VideoScreenProps = LectureKey

/** /edu/video: opens the lecture and hands it to the stage. */
export function VideoScreen(props: VideoScreenProps) {
  const { user } = useLogin()
  // A login that ends during a lecture is told where it ends, not a second time here.
  const [cameSignedIn] = useState(isSignedIn)
  if (user?.employeeNo) return <OwnerOnly enrolmentNo={props.enrolmentNo} />
  return cameSignedIn ? <OpenedVideo {...props} /> : <NobodyHere />
}

/** An address that names no lecture: a link that was cut off, or typed. */
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
function OwnerOnly({ enrolmentNo }: Pick<VideoScreenProps, 'enrolmentNo'>) {
  return (
    <PlayerMessage title="회원 본인만 수강할 수 있습니다" onClose={() => closePlayer(roomPath(enrolmentNo))}>
      <p>{REFUSALS.OWNER_ONLY.message}</p>
    </PlayerMessage>
  )
}

/** Not logged in: alert, and the window closes (specification section 4). */
function NobodyHere() {
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    void showAlert(REFUSALS.LOGIN_REQUIRED.message, { title: '로그인해주세요' }).then(() =>
      closePlayer(signInPath(location.pathname + location.search)),
    )
  }, [])
  return <PlayerMessage title="로그인이 필요합니다">{null}</PlayerMessage>
}

function OpenedVideo({ lectureNo, enrolmentNo }: VideoScreenProps) {
  const lecture = useMemo(() => ({ lectureNo, enrolmentNo }), [lectureNo, enrolmentNo])
  const { opening, open, takeBack } = useOpening(lecture)
  const { state } = useLocation()
  const navigate = useNavigate()
  const close = () => closePlayer(roomPath(enrolmentNo))
  const goOn = (next: LectureNo) =>
    void navigate(lecturePath(enrolmentNo, next), { replace: true, state: BEGINS })

  if (opening.kind === 'opened' || opening.kind === 'opening') {
    const shown = opening.kind === 'opened' ? opening : null
    return (
      <PlayerFrame picture={shown?.opened.class}>
        {(frame) =>
          shown ? (
            <PlayerStage
              key={shown.opened.lease.leaseNo}
              {...frame}
              lecture={shown.lecture}
              opened={shown.opened}
              begins={mayBegin(state)}
              onLeaseLost={() => void takeBack()}
              onExpired={() => void open(0)}
              onClose={close}
              onNext={goOn}
            />
          ) : (
            <OpeningStage />
          )
        }
      </PlayerFrame>
    )
  }
  if (opening.kind === 'elsewhere') {
    return (
      <PlayerMessage title="다른 화면에서 강의를 보고 있습니다" onClose={close}>
        <p>이 화면에서 보시려면 아래 단추를 눌러주세요.</p>
        <Button onClick={() => void open(1)}>여기서 이어서 보기</Button>
      </PlayerMessage>
    )
  }
  return <NotOpened opening={opening} onRetry={() => void open(0)} onClose={close} />
}

type NotOpenedProps = {
  opening: Extract<Opening, { kind: 'failed' }>
  onRetry: () => void
  onClose: () => void
}

/** Tried again by itself when the network is back: between two lectures no person need be watching the screen. */
function NotOpened({ opening: { message, mayRetry }, onRetry, onClose }: NotOpenedProps) {
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
      <p>계속되면 고객센터 {withParticle(ASSOCIATION.phone, '으로')} 전화해주세요.</p>
    </PlayerMessage>
  )
}
