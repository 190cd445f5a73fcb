import { randomUUID } from 'node:crypto'
import type { Queries } from '@hygiene/db'
import { FILM_KEY_START } from '../video/film-files.ts'

/** A lecture without a film: no course takes it yet. */
export async function addLecture(db: Queries, words: { title: string; summary: string }): Promise<number> {
  const { lectureNo } = await db.lecture.create({
    data: {
      ...words,
      durationSeconds: 0,
      mediaKey: `${FILM_KEY_START}${randomUUID()}`,
      hasCaptions: false,
      filmEdition: 0,
    },
  })
  return lectureNo
}
