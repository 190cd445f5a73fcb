import type { Refused } from '@hygiene/client'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { followPicture } from './follow-picture.ts'
import { createLecturePlayer, firstView, type LecturePlayer, type PlayerView } from './lecture-player.ts'
import { connectMediaKeys } from './media/media-keys.ts'
import type { LectureKey, Opened } from './open-player.ts'

type Wanted = {
  video: RefObject<HTMLVideoElement | null>
  lecture: LectureKey
  opened: Opened
  onEnded: () => void
  onRefused: (refused: Refused) => void
}

export function useLecturePlayer({ video: ref, lecture, opened, onEnded, onRefused }: Wanted) {
  const [player, setPlayer] = useState<LecturePlayer | null>(null)
  const [view, setView] = useState<PlayerView>(() => firstView(opened))
  const notifyEnded = useEffectEvent(onEnded)
  const notifyRefused = useEffectEvent(onRefused)

  useEffect(() => {
    const video = ref.current
    if (!video) return undefined
    const made = createLecturePlayer({
      video,
      lecture,
      opened,
      onView: setView,
      onEnded: () => notifyEnded(),
      onRefused: (refused) => notifyRefused(refused),
    })
    const untie = followPicture(video, made)
    const untieKeys = connectMediaKeys({
      title: opened.class.title,
      onPlay: made.play,
      onPause: () => made.pause('person'),
    })
    setPlayer(made)
    return () => {
      untieKeys()
      untie()
      made.dispose()
    }
  }, [ref, lecture, opened])

  return { player, view }
}
