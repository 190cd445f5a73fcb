import { lockFilm, type PrismaClient, transaction } from '@hygiene/db'
import { denied } from '@hygiene/domain'
import { type FilmBucket, putPartKey, rangeOfPutPart } from './film-files.ts'
import { holderOf, writeFilmPart } from './write-film-part.ts'

type Counted =
  | { allowed: true; receivedBytes: number; isWhole: boolean }
  | {
      allowed: false
      reason: 'FILM_NOT_FOUND' | 'FILM_NOT_OPEN' | 'FILM_PART_NOT_WANTED' | 'FILM_PART_NOT_WHOLE'
    }

/**
 * Counts a part that a browser put into the bucket: the bucket says how long it is, not the browser. Told twice it counts
 * once; one that is not counted is removed.
 */
export async function countFilmPart(
  client: PrismaClient,
  files: FilmBucket,
  { filmNo, partName }: { filmNo: number; partName: string },
  now: Date,
): Promise<Counted> {
  const fileKey = putPartKey(filmNo, partName)
  const range = rangeOfPutPart(partName)
  const isThere = (await files.exists(fileKey)) && (await files.size(fileKey)) === range.sizeBytes
  const counted = await transaction<Counted>(client, async (db) => {
    const film = await lockFilm(db, filmNo)
    if (!film) return denied('FILM_NOT_FOUND')
    if (range.fromByte + range.sizeBytes > film.sizeBytes) return denied('FILM_PART_NOT_WANTED')
    const holder = await holderOf(db, filmNo, range)
    if (holder?.fileKey === fileKey) {
      const { receivedBytes, sizeBytes } = film
      return { allowed: true, receivedBytes, isWhole: receivedBytes === sizeBytes }
    }
    if (film.state !== 'uploading') return denied('FILM_NOT_OPEN')
    if (holder) return denied('FILM_PART_NOT_WANTED')
    if (!isThere) return denied('FILM_PART_NOT_WHOLE')
    const { receivedBytes, isWhole } = await writeFilmPart(db, film, { ...range, fileKey }, now)
    return { allowed: true, receivedBytes, isWhole }
  })
  if (!counted.allowed) await files.remove(fileKey)
  return counted
}
