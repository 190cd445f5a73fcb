import { Loaded, read } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { playVideo } from '@hygiene/contracts/education/video/staff/play-video'
import { Button, Dialog } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { CirclePlay } from 'lucide-react'
import { useState } from 'react'
import { VideoPlayer } from './video-player.tsx'

type VideoKey = { lectureNo: number; edition: number }

/** Opens one video of a lecture, shown to learners or not yet. */
export function VideoButton(video: VideoKey) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button tone="secondary" size="small" onClick={() => setIsOpen(true)}>
        <CirclePlay aria-hidden />
        버전 {video.edition} 보기
      </Button>
      {isOpen && <VideoDialog {...video} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function VideoDialog({ lectureNo, edition, onClose }: VideoKey & { onClose: () => void }) {
  const [turn, setTurn] = useState(0)
  // Asked again only when its address is over (a quarter of an hour): another address loads the picture again.
  const video = useQuery({
    ...read(playVideo, { lectureNo, edition }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return (
    <Dialog isOpen size="wide" title={`버전 ${edition} 보기`} onClose={onClose}>
      <Loaded query={video}>
        {(played: EntityOf<typeof playVideo>) => (
          <VideoPlayer
            key={turn}
            video={played}
            onExpired={() => void video.refetch()}
            onAgain={() => setTurn(turn + 1)}
          />
        )}
      </Loaded>
    </Dialog>
  )
}
