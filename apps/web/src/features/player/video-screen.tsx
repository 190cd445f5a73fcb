import { REFUSALS } from '@hygiene/contracts'
import { withParticle } from '@hygiene/domain'
import { Button, showAlert, Spinner } from '@hygiene/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ASSOCIATION } from '../../app/association/association.ts'
import { signInPath } from '../../app/router/login-guard.ts'
import { isSignedIn, useLogin } from '../../app/login/current-login.ts'
import { closePlayer, roomPath } from './close-player.ts'
import type { LectureKey } from './open-player.ts'
import { useOpening } from './use-opening.ts'
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
    void showAlert(REFUSALS.LOGIN_REQUIRED.message).then(() =>
      closePlayer(signInPath(location.pathname + location.search)),
    )
  }, [])
  return <PlayerMessage title="로그인이 필요합니다">{null}</PlayerMessage>
}

function OpenedVideo({ lectureNo, enrolmentNo }: VideoScreenProps) {
  const lecture = useMemo(() => ({ lectureNo, enrolmentNo }), [lectureNo, enrolmentNo])
  const { opening, open, takeBack } = useOpening(lecture)
  const close = () => closePlayer(roomPath(enrolmentNo))

  if (opening.kind === 'opened') {
    const { opened } = opening
    return (
      <PlayerStage
        key={opened.lease.leaseNo}
        lecture={lecture}
        opened={opened}
        onLeaseLost={() => void takeBack()}
        onExpired={() => void open(0)}
        onClose={close}
      />
    )
  }
  if (opening.kind === 'opening') {
    return (
      <PlayerMessage title="강의를 여는 중입니다">
        <Spinner label="불러오는 중입니다." />
      </PlayerMessage>
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
  return (
    <PlayerMessage title="강의를 열지 못했습니다" onClose={close}>
      <p role="alert">{opening.message}</p>
      {opening.mayRetry && <Button onClick={() => void open(0)}>다시 시도</Button>}
      <p>계속되면 고객센터 {withParticle(ASSOCIATION.phone, '으로')} 전화해주세요.</p>
    </PlayerMessage>
  )
}
