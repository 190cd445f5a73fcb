import { Spinner } from '@hygiene/ui'
import { type ReactNode, type Ref, type RefObject, useRef } from 'react'
import type { Opened } from '../open-player.ts'
import { useFullScreen } from '../use-full-screen.ts'
import styles from './player-stage.module.css'

export type Frame = {
  stage: RefObject<HTMLElement | null>
  video: RefObject<HTMLVideoElement | null>
  full: ReturnType<typeof useFullScreen>
}

type PlayerFrameProps = { picture: Opened['class'] | undefined; children: (frame: Frame) => ReactNode }

/**
 * Outlives a single lecture, so that full screen is kept. An iPhone starts the next lecture without a press only in a video
 * element that a person has started.
 */
export function PlayerFrame({ picture, children }: PlayerFrameProps) {
  const stage = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const full = useFullScreen(stage)
  return (
    <section
      ref={stage}
      aria-label="강의 재생기"
      className={styles.stage}
      data-full={full.isFull || undefined}
      tabIndex={-1}
    >
      <LecturePicture ref={video} lecture={picture} />
      {children({ stage, video, full })}
    </section>
  )
}

export function OpeningStage() {
  return (
    <>
      <div className={styles.top}>
        <h1 className={styles.title}>강의를 여는 중입니다</h1>
      </div>
      <div className={styles.middle}>
        <Spinner label="불러오는 중입니다." />
      </div>
    </>
  )
}

type LecturePictureProps = { ref: Ref<HTMLVideoElement>; lecture: Opened['class'] | undefined }

/** Disables picture-in-picture and casting: a lecture that is not on this screen does not count as watched. */
function LecturePicture({ ref, lecture }: LecturePictureProps) {
  return (
    <video
      ref={ref}
      className={styles.video}
      poster={lecture?.posterPath ?? undefined}
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      controlsList="nodownload noplaybackrate noremoteplayback"
      preload="auto"
      onContextMenu={(event) => event.preventDefault()}
    >
      <track kind="captions" srcLang="ko" label="한국어" src={lecture?.captionPath ?? undefined} default />
    </video>
  )
}
