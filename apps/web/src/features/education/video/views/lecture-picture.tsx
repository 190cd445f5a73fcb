import type { Ref } from 'react'
import type { Opened } from '../open-player.ts'
import styles from './player-stage.module.css'

type LecturePictureProps = { ref: Ref<HTMLVideoElement>; lecture: Opened['class'] | undefined }

/** No picture-in-picture, no casting: a lecture that is not on this screen is not watched. */
export function LecturePicture({ ref, lecture }: LecturePictureProps) {
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
