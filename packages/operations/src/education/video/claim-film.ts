import type { PrismaClient } from '@hygiene/db'

/** A worker that has not been heard of for so long is dead. */
export const FILM_BEAT_LOST_MS = 10_000
/** A conversion that broke off so often will break off again. */
const MOST_ATTEMPTS = 5

/** A film in the hands of one worker. */
export interface ClaimedFilm {
  filmNo: number
  workerNo: string
  mediaKey: string
  sizeBytes: number
  durationSeconds: number | null
  partKeys: string[]
}

type Claim = { outcome: 'claimed'; film: ClaimedFilm } | { outcome: 'busy' | 'over' }

/** Takes a film for one worker. `busy`: another one lives and has it; `over`: nothing is to be converted any more. */
export async function claimFilm(
  db: PrismaClient,
  filmNo: number,
  workerNo: string,
  now: Date,
): Promise<Claim> {
  const lostBefore = new Date(now.getTime() - FILM_BEAT_LOST_MS)
  const toConvert = { filmNo, state: { in: ['checking', 'converting'] as ('checking' | 'converting')[] } }
  const given = await db.lectureFilm.updateMany({
    where: { ...toConvert, attempts: { gte: MOST_ATTEMPTS }, beatAt: { lt: lostBefore } },
    data: { state: 'failed', failure: 'broken' },
  })
  if (given.count > 0) return { outcome: 'over' }
  const { count } = await db.lectureFilm.updateMany({
    where: { ...toConvert, OR: [{ beatAt: null }, { beatAt: { lt: lostBefore } }] },
    data: { workerNo, beatAt: now, attempts: { increment: 1 }, isWaiting: false },
  })
  const film = await db.lectureFilm.findUnique({
    where: { filmNo },
    include: { parts: { orderBy: { fromByte: 'asc' } } },
  })
  if (count === 0) {
    const isBusy = film?.state === 'checking' || film?.state === 'converting'
    return { outcome: isBusy ? 'busy' : 'over' }
  }
  if (!film) return { outcome: 'over' }
  const { mediaKey, sizeBytes, durationSeconds, parts } = film
  const partKeys = parts.map(({ fileKey }) => fileKey)
  return { outcome: 'claimed', film: { filmNo, workerNo, mediaKey, sizeBytes, durationSeconds, partKeys } }
}
