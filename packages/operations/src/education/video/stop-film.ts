import { lockFilm, type PrismaClient, transaction } from '@hygiene/db'
import { denied, isFilmUnderWay } from '@hygiene/domain'

type Stopped =
  | { allowed: true; state: 'stopped' }
  | { allowed: false; reason: 'FILM_NOT_FOUND' | 'FILM_NOT_UNDER_WAY' }

/** Gives up a film that is not published. The worker stops at its next sign of life; files go with the next tidying. */
export async function stopFilm(client: PrismaClient, filmNo: number): Promise<Stopped> {
  return transaction<Stopped>(client, async (db) => {
    const film = await lockFilm(db, filmNo)
    if (!film) return denied('FILM_NOT_FOUND')
    if (!isFilmUnderWay(film.state)) return denied('FILM_NOT_UNDER_WAY')
    await db.lectureFilm.update({ where: { filmNo }, data: { state: 'stopped', isWaiting: false } })
    return { allowed: true, state: 'stopped' }
  })
}
