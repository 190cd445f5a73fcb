import { lockFilm, type PrismaClient, transaction } from '@hygiene/db'
import { checkCaptions, denied, type FilmState } from '@hygiene/domain'
import { captionsKey, type FilmFiles } from '../video/film-files.ts'

type Saved =
  | { allowed: true; state: FilmState; cues: number }
  | { allowed: false; reason: 'FILM_NOT_FOUND' | 'FILM_NOT_CONVERTED' }
  | { allowed: false; reason: 'CAPTIONS_WRONG'; sentence: string }

const TAKES_CAPTIONS: readonly FilmState[] = ['captions', 'ready', 'published']

/** Puts checked captions beside a converted film. Of one that is shown they are new with its next opening. */
export async function saveCaptions(
  client: PrismaClient,
  files: FilmFiles,
  { filmNo, captions }: { filmNo: number; captions: string },
): Promise<Saved> {
  return transaction<Saved>(client, async (db) => {
    const film = await lockFilm(db, filmNo)
    if (!film) return denied('FILM_NOT_FOUND')
    if (!TAKES_CAPTIONS.includes(film.state)) return denied('FILM_NOT_CONVERTED')
    const checked = checkCaptions(captions, film.durationSeconds ?? 0)
    if (!checked.allowed) return { ...denied('CAPTIONS_WRONG'), sentence: checked.sentence }

    const { cues } = checked
    const state = film.state === 'captions' ? 'ready' : film.state
    await files.put(captionsKey(film.mediaKey), Buffer.from(captions.replace(/^\uFEFF/, '')))
    await db.lectureFilm.update({
      where: { filmNo },
      data: { state, captionCues: cues, needlessWords: null },
    })
    if (state === 'published')
      await db.lecture.update({ where: { lectureNo: film.lectureNo }, data: { hasCaptions: true } })
    return { allowed: true, state, cues }
  })
}
