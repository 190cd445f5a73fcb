import { randomUUID } from 'node:crypto'
import type { PrismaClient } from '@hygiene/db'
import type { FilmState } from '@hygiene/domain'
import type { Planter } from './planter.ts'

interface PlantedFilm {
  lectureNo: number
  edition: number
  state: FilmState
  at: Date
  isByHand?: boolean
}

/** A film as it stands since an instant. */
export async function plantFilm(db: PrismaClient, { lectureNo, edition, state, at, isByHand }: PlantedFilm) {
  const isConverted = ['captions', 'ready', 'published', 'replaced'].includes(state)
  return db.lectureFilm.create({
    data: {
      lectureNo,
      edition,
      state,
      fileName: '1강.mp4',
      sizeBytes: 10,
      receivedBytes: isConverted ? 10 : 0,
      fingerprint: '',
      mediaKey: `${isByHand ? 'hand' : 'film'}-${randomUUID()}`,
      createdAt: at,
      convertedAt: isConverted ? at : null,
      durationSeconds: isConverted ? 600 : null,
      replacedAt: state === 'replaced' ? at : null,
    },
  })
}

export async function plantLecture(db: PrismaClient, filmEdition: number): Promise<number> {
  const { lectureNo } = await db.lecture.create({
    data: { title: '여름철 식중독', durationSeconds: 600, mediaKey: `film-${randomUUID()}`, filmEdition },
  })
  return lectureNo
}

export function filmPlanters(db: PrismaClient): Record<string, Planter> {
  const planted = (state: FilmState) => async (at: Date) =>
    plantFilm(db, { lectureNo: await plantLecture(db, 2), edition: 1, state, at })
  return {
    'films LectureFilm': planted('replaced'),
    'filmUploads LectureFilm': planted('uploading'),
  }
}
