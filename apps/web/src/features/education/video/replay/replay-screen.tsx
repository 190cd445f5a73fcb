import { read } from '@hygiene/client'
import { openReplay } from '@hygiene/contracts/education/study/open-replay'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isSignedIn, useLogin } from '../../../../app/login/current-login.ts'
import { mayBegin } from '../../../../shared/study-steps/play-lecture.ts'
import { replayRoomPath } from '../../../../shared/study-steps/step-path.ts'
import { closePlayer } from '../close-player.ts'
import type { LectureKey } from '../open-player.ts'
import { failureOf } from '../opening-failure.ts'
import { NobodyHere, NotOpened, OwnerOnly } from '../views/no-player.tsx'
import { OpeningStage, PlayerFrame } from '../views/player-frame.tsx'
import { ReplayStage } from './replay-stage.tsx'

export function ReplayScreen(props: LectureKey) {
  const { user } = useLogin()
  // A login that ends during a lecture already shows its own message.
  const [cameSignedIn] = useState(isSignedIn)
  if (user?.employeeNo) return <OwnerOnly closesTo={replayRoomPath(props.enrolmentNo)} />
  return cameSignedIn ? <OpenedReplay lecture={props} /> : <NobodyHere />
}

function OpenedReplay({ lecture }: { lecture: LectureKey }) {
  // Reloads only when the address has expired, because a new address would reload the video.
  const replay = useQuery({ ...read(openReplay, lecture), staleTime: Infinity, gcTime: 0, retry: false })
  const { state } = useLocation()
  const close = () => closePlayer(replayRoomPath(lecture.enrolmentNo))
  const failure = replay.error && !replay.isFetching ? failureOf(replay.error) : null
  if (failure) return <NotOpened {...failure} onRetry={() => void replay.refetch()} onClose={close} />
  return (
    <PlayerFrame picture={replay.data?.class}>
      {(frame) =>
        replay.data ? (
          <ReplayStage
            {...frame}
            lecture={lecture}
            replayed={replay.data.class}
            begins={mayBegin(state)}
            onExpired={() => void replay.refetch()}
            onClose={close}
          />
        ) : (
          <OpeningStage />
        )
      }
    </PlayerFrame>
  )
}
