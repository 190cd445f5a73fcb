import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { openReplay } from '@hygiene/contracts/education/study/open-replay'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { connectMediaKeys } from '../media/media-keys.ts'
import { createReplayPlayer, type ReplayPlayer, type ReplayView } from './replay-player.ts'

export type Replayed = EntityOf<typeof openReplay>

type Wanted = {
  video: RefObject<HTMLVideoElement | null>
  lecture: Replayed['class']
  speed: number
  onEnded: () => void
}

/** One player for one replayed lecture, at the person's speed. */
export function useReplay({ video: ref, lecture, speed, onEnded }: Wanted) {
  const { title, durationSeconds } = lecture
  const [player, setPlayer] = useState<ReplayPlayer | null>(null)
  const [view, setView] = useState<ReplayView>({ phase: 'ready', position: 0 })
  const notifyEnded = useEffectEvent(onEnded)

  useEffect(() => {
    const video = ref.current
    if (!video) return undefined
    const made = createReplayPlayer({ video, durationSeconds, onView: setView, onEnded: () => notifyEnded() })
    const untieKeys = connectMediaKeys({ title, onPlay: made.play, onPause: made.pause })
    setPlayer(made)
    return () => {
      untieKeys()
      made.dispose()
    }
  }, [ref, title, durationSeconds])

  useEffect(() => {
    const video = ref.current
    if (!video) return
    // Loading again puts the rate back to the default one.
    video.defaultPlaybackRate = speed
    video.playbackRate = speed
  }, [ref, speed])

  return { player, view }
}
