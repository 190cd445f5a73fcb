import { Loaded, read } from '@hygiene/client'
import { attachLecture, type LectureSource, type SourceTrouble } from '@hygiene/client/lecture-source'
import { playVideo } from '@hygiene/contracts/education/video/staff/play-video'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { Button, ChoiceChips, Dialog } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { CirclePlay } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './video-player.module.css'

type Quality = 'auto' | '360' | '720'
const QUALITIES = [
  { value: 'auto', label: '자동' },
  { value: '360', label: '360p' },
  { value: '720', label: '720p' },
] as const

type VideoPlayerProps = { video: EntityOf<typeof playVideo>; onExpired: () => void; onAgain: () => void }

/** Plays a video with the browser's controls, its captions and both renditions. Watching here credits no progress. */
function VideoPlayer({ video: { filePath, captionPath }, onExpired, onAgain }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const source = useRef<LectureSource>(null)
  const [quality, setQuality] = useState<Quality>('auto')
  const [trouble, setTrouble] = useState<SourceTrouble | null>(null)

  /** Stores where to continue after the address of the video has expired. */
  const place = useRef({ startAt: 0, isPlaying: false })

  const hear = useEffectEvent((heard: SourceTrouble) => {
    if (heard !== 'expired') return setTrouble(heard)
    const { currentTime = 0, paused = true } = video.current ?? {}
    place.current = { startAt: currentTime, isPlaying: !paused }
    setQuality('auto')
    onExpired()
  })
  useEffect(() => {
    const element = video.current
    if (!element) return undefined
    let isOver = false
    async function attach(to: HTMLVideoElement) {
      try {
        const { startAt, isPlaying } = place.current
        const attached = await attachLecture({ video: to, address: filePath, startAt, onTrouble: hear })
        if (isOver) return attached.destroy()
        source.current = attached
        if (isPlaying) await to.play().catch(() => undefined)
      } catch {
        if (!isOver) hear('offline')
      }
    }
    void attach(element)
    return () => {
      isOver = true
      source.current?.destroy()
      source.current = null
    }
  }, [filePath])

  // Focuses the video, so that the space bar plays it at once.
  useEffect(() => video.current?.focus(), [])

  const choose = (chosen: Quality) => {
    setQuality(chosen)
    source.current?.chooseHeight(chosen === 'auto' ? null : Number(chosen))
  }
  return (
    <div className={styles.player}>
      <video ref={video} controls playsInline aria-label="강의 영상">
        <track kind="captions" srcLang="ko" label="한국어" src={captionPath ?? undefined} default />
      </video>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          영상을 불러오지 못했습니다.
          <Button tone="secondary" size="small" onClick={onAgain}>
            다시 불러오기
          </Button>
        </p>
      )}
      <div className={styles.below}>
        <ChoiceChips legend="화질" name="quality" options={QUALITIES} value={quality} onChange={choose} />
        <p>{captionPath ? '자막은 영상 아래 단추로 켜고 끕니다.' : '자막이 없는 영상입니다.'}</p>
        <p>여기서 보는 것은 누구의 수강 시간도 되지 않습니다.</p>
      </div>
    </div>
  )
}

type VideoKey = { lectureNo: number; edition: number }

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
  // Requests a new address only when the old one has expired (a quarter of an hour): a new address reloads the video.
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
