import type { PrismaClient } from '@hygiene/db'
import { FILM_BEAT_LOST_MS } from './claim-film.ts'

/** Storage of films, from which whole folders go. */
interface Folders {
  /** The upload as it came. */
  removeParts: (film: KeptFilm) => Promise<void>
  /** What a conversion made, whole or half. */
  removeMedia: (film: KeptFilm) => Promise<void>
}
interface KeptFilm {
  filmNo: number
  mediaKey: string
}

const AT_ONCE = 500

/** No browser holds an address any more by which a part could come after its folder is gone. */
const isShut = (now: Date) => ({ OR: [{ addressedUntil: null }, { addressedUntil: { lt: now } }] })

/**
 * Removes the uploads of films that are converted, and all files of those that were given up or had their time
 * (`oldFilms`). Files go before their marks: a crash in between leaves a mark by which the next run finds them.
 */
export async function tidyFilms(db: PrismaClient, folders: Folders, now: Date): Promise<void> {
  const received = await db.lectureFilm.findMany({
    where: {
      state: { in: ['captions', 'ready', 'published', 'replaced'] },
      parts: { some: {} },
      ...isShut(now),
    },
    take: AT_ONCE,
  })
  for (const film of received) await forgetParts(db, folders, film)

  // A worker that has not heard of it yet would write on.
  const lostBefore = new Date(now.getTime() - FILM_BEAT_LOST_MS)
  const stopped = await db.lectureFilm.findMany({
    where: {
      state: 'stopped',
      removedAt: null,
      AND: [isShut(now), { OR: [{ beatAt: null }, { beatAt: { lt: lostBefore } }] }],
    },
    take: AT_ONCE,
  })
  for (const film of stopped) {
    await forgetParts(db, folders, film)
    await folders.removeMedia(film)
    const { filmNo } = film
    await db.lectureFilm.update({ where: { filmNo }, data: { removedAt: now, convertedAt: null } })
  }

  const replaced = await db.lectureFilm.findMany({
    where: { state: 'replaced', removedAt: { not: null }, convertedAt: { not: null } },
    take: AT_ONCE,
  })
  for (const film of replaced) {
    await folders.removeMedia(film)
    await db.lectureFilm.update({ where: { filmNo: film.filmNo }, data: { convertedAt: null } })
  }
}

async function forgetParts(db: PrismaClient, folders: Folders, film: KeptFilm): Promise<void> {
  await folders.removeParts(film)
  await db.lectureFilmPart.deleteMany({ where: { filmNo: film.filmNo } })
}
