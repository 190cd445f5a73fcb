import type { PrismaClient } from '@hygiene/db'

/** Storage of films, from which whole folders go. */
interface Folders {
  remove: (key: string) => Promise<void>
  removeMedia: (film: { filmNo: number; mediaKey: string }) => Promise<void>
}

const AT_ONCE = 500

/**
 * Removes the parts of uploads that are converted or given up, and the folders of films that were given up. Bytes go
 * before their rows: a crash in between leaves a row by which the next run finds them.
 */
export async function tidyFilms(db: PrismaClient, folders: Folders): Promise<void> {
  const parts = await db.lectureFilmPart.findMany({
    where: { film: { state: { in: ['captions', 'ready', 'published', 'replaced', 'stopped'] } } },
    take: AT_ONCE,
  })
  for (const { filmNo, fromByte, fileKey } of parts) {
    await folders.remove(fileKey)
    await db.lectureFilmPart.deleteMany({ where: { filmNo, fromByte } })
  }
  const given = await db.lectureFilm.findMany({
    where: { state: 'stopped', convertedAt: { not: null } },
    take: AT_ONCE,
  })
  for (const { filmNo, mediaKey } of given) {
    await folders.removeMedia({ filmNo, mediaKey })
    await db.lectureFilm.update({ where: { filmNo }, data: { convertedAt: null } })
  }
}
