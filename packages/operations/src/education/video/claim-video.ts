import type { PrismaClient } from '@hygiene/db/generated/client'

/** Treats a silent worker as dead after this time. */
export const VIDEO_PROGRESS_LOST_MS = 10_000
/** Limits the attempts: a conversion that failed so often will fail again. */
const MOST_ATTEMPTS = 5

export interface ClaimedVideo {
  videoNo: number
  workerNo: string
  mediaKey: string
  sizeBytes: number
  durationSeconds: number | null
  partKeys: string[]
}

type Claim = { outcome: 'claimed'; video: ClaimedVideo } | { outcome: 'busy' | 'over' }

/** Claims a video for one worker. `busy` means that another live worker has it, `over` that nothing is left to convert. */
export async function claimVideo(
  db: PrismaClient,
  videoNo: number,
  workerNo: string,
  now: Date,
): Promise<Claim> {
  const lostBefore = new Date(now.getTime() - VIDEO_PROGRESS_LOST_MS)
  const toConvert = { videoNo, state: { in: ['checking', 'converting'] as ('checking' | 'converting')[] } }
  const given = await db.lectureVideo.updateMany({
    where: { ...toConvert, attempts: { gte: MOST_ATTEMPTS }, progressAt: { lt: lostBefore } },
    data: { state: 'failed', failure: 'broken' },
  })
  if (given.count > 0) return { outcome: 'over' }
  const { count } = await db.lectureVideo.updateMany({
    where: { ...toConvert, OR: [{ progressAt: null }, { progressAt: { lt: lostBefore } }] },
    data: { workerNo, progressAt: now, attempts: { increment: 1 }, isWaiting: false },
  })
  const video = await db.lectureVideo.findUnique({
    where: { videoNo },
    include: { parts: { orderBy: { fromByte: 'asc' } } },
  })
  if (count === 0) {
    const isBusy = video?.state === 'checking' || video?.state === 'converting'
    return { outcome: isBusy ? 'busy' : 'over' }
  }
  if (!video) return { outcome: 'over' }
  const { mediaKey, sizeBytes, durationSeconds, parts } = video
  const partKeys = parts.map(({ fileKey }) => fileKey)
  return { outcome: 'claimed', video: { videoNo, workerNo, mediaKey, sizeBytes, durationSeconds, partKeys } }
}
