import { randomUUID } from 'node:crypto'
import type { PrismaClient } from '@hygiene/db'
import { denied, type FilmRange } from '@hygiene/domain'
import { type FilmBucket, putPartKey, putPartName } from './film-files.ts'
import { holderOf } from './write-film-part.ts'

type Opened =
  | { allowed: true; address: string | null; partName: string }
  | { allowed: false; reason: 'FILM_NOT_FOUND' | 'FILM_NOT_OPEN' | 'FILM_PART_NOT_WANTED' }

/** As long as an address takes its part. */
const ADDRESS_SECONDS = 15 * 60

/**
 * An address for one part of an open upload, which a browser puts into the bucket itself; null where storage has none.
 * Each asking has a name of its own: a part that comes twice lies beside itself, and one of the two counts.
 */
export async function openFilmPart(
  client: PrismaClient,
  files: FilmBucket,
  { filmNo, ...range }: FilmRange & { filmNo: number },
  now: Date,
): Promise<Opened> {
  const film = await client.lectureFilm.findUnique({ where: { filmNo } })
  if (!film) return denied('FILM_NOT_FOUND')
  if (film.state !== 'uploading') return denied('FILM_NOT_OPEN')
  const isOutside = range.fromByte + range.sizeBytes > film.sizeBytes
  if (isOutside || (await holderOf(client, filmNo, range))) return denied('FILM_PART_NOT_WANTED')

  const partName = putPartName(range, randomUUID())
  const taking = { sizeBytes: range.sizeBytes, seconds: ADDRESS_SECONDS, from: now }
  const address = await files.addressToPut(putPartKey(filmNo, partName), taking)
  if (address === null) return { allowed: true, address, partName }
  // Noted only while it is open: a film that is given up now keeps its folder until the last address is over.
  const { count } = await client.lectureFilm.updateMany({
    where: { filmNo, state: 'uploading' },
    data: { addressedUntil: new Date(now.getTime() + ADDRESS_SECONDS * 1000) },
  })
  return count === 0 ? denied('FILM_NOT_OPEN') : { allowed: true, address, partName }
}
