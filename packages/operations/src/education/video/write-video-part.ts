import { convertVideo } from '@hygiene/contracts/platform/job/convert-video'
import { handOver } from '@hygiene/db/outbox'
import type { LectureVideo, LectureVideoPart } from '@hygiene/db/generated/client'
import type { Queries, Transaction } from '@hygiene/db/connect'
import { type VideoRange, heldWithoutGap } from '@hygiene/domain/education/video/video-ranges'

interface Written {
  receivedBytes: number
  isWhole: boolean
  replacedKeys: string[]
}

/**
 * Returns the part that holds bytes of a range. Parts never overlap, so the last one that begins before the range's end is the
 * only candidate.
 */
export async function holderOf(
  db: Queries,
  videoNo: number,
  { fromByte, sizeBytes }: VideoRange,
): Promise<LectureVideoPart | null> {
  const part = await db.lectureVideoPart.findFirst({
    where: { videoNo, fromByte: { lt: fromByte + sizeBytes } },
    orderBy: { fromByte: 'desc' },
  })
  return part && part.fromByte + part.sizeBytes > fromByte ? part : null
}

/**
 * Counts a stored part; `video` must be locked and open (`lockVideo`). A part behind a gap is counted but not yet received. The
 * last byte hands the video to the worker.
 */
export async function writeVideoPart(
  db: Transaction,
  video: Pick<LectureVideo, 'videoNo' | 'sizeBytes' | 'receivedBytes'>,
  part: VideoRange & { fileKey: string },
  at: Date,
): Promise<Written> {
  const { videoNo } = video
  const later = await db.lectureVideoPart.findMany({ where: { videoNo, fromByte: { gte: part.fromByte } } })
  const end = part.fromByte + part.sizeBytes
  const replaced = later.filter(({ fromByte }) => fromByte < end)
  await db.lectureVideoPart.deleteMany({
    where: { videoNo, fromByte: { in: replaced.map(({ fromByte }) => fromByte) } },
  })
  await db.lectureVideoPart.create({ data: { videoNo, ...part } })
  const receivedBytes = heldWithoutGap(video.receivedBytes, [
    part,
    ...later.filter(({ fromByte }) => fromByte >= end),
  ])
  const isWhole = receivedBytes === video.sizeBytes
  await db.lectureVideo.update({
    where: { videoNo },
    data: { receivedBytes, partAt: at, ...(isWhole ? { state: 'checking', receivedAt: at } : {}) },
  })
  if (isWhole) await handOver(db, convertVideo, { videoNo })
  return { receivedBytes, isWhole, replacedKeys: replaced.map(({ fileKey }) => fileKey) }
}
