import type { LectureNo } from '@hygiene/domain/record-numbers'
import { Button } from '@hygiene/ui'
import { useMemo, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { isSignedIn, useLogin } from '../../../app/login/current-login.ts'
import { BEGINS, lecturePath, mayBegin, replayPath } from '../../../shared/study-steps/play-lecture.ts'
import { roomPath } from '../../../shared/study-steps/step-path.ts'
import { closePlayer } from './close-player.ts'
import type { LectureKey } from './open-player.ts'
import { useOpening } from './use-opening.ts'
import { OpeningStage, PlayerFrame } from './views/player-frame.tsx'
import { NobodyHere, NotOpened, OwnerOnly } from './views/no-player.tsx'
import { PlayerMessage } from './views/player-message.tsx'
import { PlayerStage } from './views/player-stage.tsx'

type VideoScreenProps = LectureKey

export function VideoScreen(props: VideoScreenProps) {
  const { user } = useLogin()
  // A login that ends during a lecture already shows its own message.
  const [cameSignedIn] = useState(isSignedIn)
  if (user?.employeeNo) return <OwnerOnly closesTo={roomPath(props.enrolmentNo)} />
  return cameSignedIn ? <OpenedVideo {...props} /> : <NobodyHere />
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
  if (opening.kind === 'finished')
    return <Navigate to={replayPath(enrolmentNo, lectureNo)} replace state={state} />
  return <NotOpened {...opening.failure} onRetry={() => void open(0)} onClose={close} />
}
