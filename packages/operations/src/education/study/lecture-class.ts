import type { Lecture } from '@hygiene/db/generated/client'
import { mediaAddress } from '../video/media-address.ts'

type Shown = Pick<Lecture, 'title' | 'mediaKey' | 'hasCaptions' | 'durationSeconds'>

/** Builds `class` of an opened lecture with file addresses that expire after some hours. */
export function lectureClass(lecture: Shown, mediaSecret: string, now: Date) {
  const address = mediaAddress(mediaSecret, lecture.mediaKey, now)
  return {
    filePath: `${address}/index.m3u8`,
    captionPath: lecture.hasCaptions ? `${address}/captions.vtt` : null,
    posterPath: `${address}/poster.webp`,
    title: lecture.title,
    durationSeconds: lecture.durationSeconds,
  }
}
