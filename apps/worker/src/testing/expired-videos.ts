import { randomUUID } from 'node:crypto'
import type { PrismaClient } from '@hygiene/db/generated/client'
import type { VideoState } from '@hygiene/domain/education/video/video-state'
import type { Planter } from './planter.ts'

interface PlantedVideo {
  lectureNo: number
  edition: number
  state: VideoState
  at: Date
  isByHand?: boolean
}

export async function plantVideo(
  db: PrismaClient,
  { lectureNo, edition, state, at, isByHand }: PlantedVideo,
) {
  const isConverted = ['captions', 'ready', 'published', 'replaced'].includes(state)
  return db.lectureVideo.create({
    data: {
      lectureNo,
      edition,
      state,
      fileName: '1강.mp4',
      sizeBytes: 10,
      receivedBytes: isConverted ? 10 : 0,
      fingerprint: '',
      mediaKey: `${isByHand ? 'hand' : 'video'}-${randomUUID()}`,
      createdAt: at,
      convertedAt: isConverted ? at : null,
      durationSeconds: isConverted ? 600 : null,
      replacedAt: state === 'replaced' ? at : null,
    },
  })
}

export async function plantLecture(db: PrismaClient, videoEdition: number): Promise<number> {
  const { lectureNo } = await db.lecture.create({
    data: { title: '여름철 식중독', durationSeconds: 600, mediaKey: `video-${randomUUID()}`, videoEdition },
  })
  return lectureNo
}

export function videoPlanters(db: PrismaClient): Record<string, Planter> {
  const planted = (state: VideoState) => async (at: Date) =>
    plantVideo(db, { lectureNo: await plantLecture(db, 2), edition: 1, state, at })
  return {
    'videos LectureVideo': planted('replaced'),
    'videoUploads LectureVideo': planted('uploading'),
  }
}
