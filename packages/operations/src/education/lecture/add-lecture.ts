import { randomUUID } from 'node:crypto'
import type { Queries } from '@hygiene/db'
import { VIDEO_KEY_START } from '../video/video-files.ts'

/** A lecture without a video: no course takes it yet. */
export async function addLecture(db: Queries, text: { title: string; summary: string }): Promise<number> {
  const { lectureNo } = await db.lecture.create({
    data: {
      ...text,
      durationSeconds: 0,
      mediaKey: `${VIDEO_KEY_START}${randomUUID()}`,
      hasCaptions: false,
      videoEdition: 0,
    },
  })
  return lectureNo
}
