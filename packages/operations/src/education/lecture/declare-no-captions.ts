import { lockFilm, type PrismaClient, transaction } from '@hygiene/db'
import { denied } from '@hygiene/domain'

type Declared =
  | { allowed: true; state: 'ready' }
  | { allowed: false; reason: 'FILM_NOT_FOUND' | 'FILM_NOT_CONVERTED' }

/** A converted film goes on without captions, for a reason that stays with it. */
export async function declareNoCaptions(
  client: PrismaClient,
  { filmNo, words }: { filmNo: number; words: string },
): Promise<Declared> {
  return transaction<Declared>(client, async (db) => {
    const film = await lockFilm(db, filmNo)
    if (!film) return denied('FILM_NOT_FOUND')
    if (film.state !== 'captions') return denied('FILM_NOT_CONVERTED')
    await db.lectureFilm.update({ where: { filmNo }, data: { state: 'ready', needlessWords: words } })
    return { allowed: true, state: 'ready' }
  })
}
