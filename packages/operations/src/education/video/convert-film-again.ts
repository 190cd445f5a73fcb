import { convertFilm } from '@hygiene/contracts/platform/job/convert-film'
import { handOver, lockFilm, type PrismaClient, transaction } from '@hygiene/db'
import { denied } from '@hygiene/domain'

type Again =
  | { allowed: true; state: 'checking' }
  | { allowed: false; reason: 'FILM_NOT_FOUND' | 'FILM_NOT_FAILED' }

/** Hands a film that failed to the worker once more; its file is still there. */
export async function convertFilmAgain(client: PrismaClient, filmNo: number): Promise<Again> {
  return transaction<Again>(client, async (db) => {
    const film = await lockFilm(db, filmNo)
    if (!film) return denied('FILM_NOT_FOUND')
    if (film.state !== 'failed') return denied('FILM_NOT_FAILED')
    await db.lectureFilm.update({
      where: { filmNo },
      data: {
        state: 'checking',
        failure: null,
        step: null,
        percent: 0,
        attempts: 0,
        workerNo: null,
        beatAt: null,
      },
    })
    await handOver(db, convertFilm, { filmNo })
    return { allowed: true, state: 'checking' }
  })
}
