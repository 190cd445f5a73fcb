import { randomUUID } from 'node:crypto'
import type { PrismaClient } from '@hygiene/db'
import { denied, type VideoRange } from '@hygiene/domain'
import { type VideoBucket, putPartKey, putPartName } from './video-files.ts'
import { holderOf } from './write-video-part.ts'

type Opened =
  | { allowed: true; address: string | null; partName: string }
  | { allowed: false; reason: 'VIDEO_NOT_FOUND' | 'VIDEO_NOT_OPEN' | 'VIDEO_PART_NOT_WANTED' }

/** As long as an address takes its part. */
const ADDRESS_SECONDS = 15 * 60

/**
 * An address for one part of an open upload, which a browser puts into the bucket itself; null where storage has none.
 * Each asking has a name of its own: a part that comes twice lies beside itself, and one of the two counts.
 */
export async function openVideoPart(
  client: PrismaClient,
  files: VideoBucket,
  { videoNo, ...range }: VideoRange & { videoNo: number },
  now: Date,
): Promise<Opened> {
  const video = await client.lectureVideo.findUnique({ where: { videoNo } })
  if (!video) return denied('VIDEO_NOT_FOUND')
  if (video.state !== 'uploading') return denied('VIDEO_NOT_OPEN')
  const isOutside = range.fromByte + range.sizeBytes > video.sizeBytes
  if (isOutside || (await holderOf(client, videoNo, range))) return denied('VIDEO_PART_NOT_WANTED')

  const partName = putPartName(range, randomUUID())
  const taking = { sizeBytes: range.sizeBytes, seconds: ADDRESS_SECONDS, from: now }
  const address = await files.addressToPut(putPartKey(videoNo, partName), taking)
  if (address === null) return { allowed: true, address, partName }
  // Noted only while it is open: a video that is given up now keeps its folder until the last address is over.
  const { count } = await client.lectureVideo.updateMany({
    where: { videoNo, state: 'uploading' },
    data: { addressedUntil: new Date(now.getTime() + ADDRESS_SECONDS * 1000) },
  })
  return count === 0 ? denied('VIDEO_NOT_OPEN') : { allowed: true, address, partName }
}
