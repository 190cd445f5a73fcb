import { convertFilm } from '@hygiene/contracts/platform/job/convert-film'
import { handOver, type LectureFilm, type LectureFilmPart, type Queries, type Transaction } from '@hygiene/db'
import { type FilmRange, heldWithoutGap } from '@hygiene/domain'

interface Written {
  receivedBytes: number
  isWhole: boolean
  /** Parts further on that this one takes the place of: their files go. */
  replacedKeys: string[]
}

/** The part that holds bytes of a range; parts never overlap, so the last one that begins before its end is the only one. */
export async function holderOf(
  db: Queries,
  filmNo: number,
  { fromByte, sizeBytes }: FilmRange,
): Promise<LectureFilmPart | null> {
  const part = await db.lectureFilmPart.findFirst({
    where: { filmNo, fromByte: { lt: fromByte + sizeBytes } },
    orderBy: { fromByte: 'desc' },
  })
  return part && part.fromByte + part.sizeBytes > fromByte ? part : null
}

/**
 * Counts a part whose bytes lie in storage; `film` is locked and open (`lockFilm`). It may lie behind a gap, where it is
 * counted but not yet received. With the last byte the film goes to the worker.
 */
export async function writeFilmPart(
  db: Transaction,
  film: Pick<LectureFilm, 'filmNo' | 'sizeBytes' | 'receivedBytes'>,
  part: FilmRange & { fileKey: string },
  at: Date,
): Promise<Written> {
  const { filmNo } = film
  const later = await db.lectureFilmPart.findMany({ where: { filmNo, fromByte: { gte: part.fromByte } } })
  const end = part.fromByte + part.sizeBytes
  const replaced = later.filter(({ fromByte }) => fromByte < end)
  await db.lectureFilmPart.deleteMany({
    where: { filmNo, fromByte: { in: replaced.map(({ fromByte }) => fromByte) } },
  })
  await db.lectureFilmPart.create({ data: { filmNo, ...part } })
  const receivedBytes = heldWithoutGap(film.receivedBytes, [
    part,
    ...later.filter(({ fromByte }) => fromByte >= end),
  ])
  const isWhole = receivedBytes === film.sizeBytes
  await db.lectureFilm.update({
    where: { filmNo },
    data: { receivedBytes, partAt: at, ...(isWhole ? { state: 'checking', receivedAt: at } : {}) },
  })
  if (isWhole) await handOver(db, convertFilm, { filmNo })
  return { receivedBytes, isWhole, replacedKeys: replaced.map(({ fileKey }) => fileKey) }
}
