import { lockVideo, type PrismaClient, transaction } from '@hygiene/db'
import { denied } from '@hygiene/domain'
import { type VideoBucket, putPartKey, rangeOfPutPart } from './video-files.ts'
import { holderOf, writeVideoPart } from './write-video-part.ts'

type Counted =
  | { allowed: true; receivedBytes: number; isWhole: boolean }
  | {
      allowed: false
      reason: 'VIDEO_NOT_FOUND' | 'VIDEO_NOT_OPEN' | 'VIDEO_PART_NOT_WANTED' | 'VIDEO_PART_NOT_WHOLE'
    }

/**
 * Counts a part that a browser put into the bucket: the bucket says how long it is, not the browser. Told twice it counts
 * once; one that is not counted is removed.
 */
export async function countVideoPart(
  client: PrismaClient,
  files: VideoBucket,
  { videoNo, partName }: { videoNo: number; partName: string },
  now: Date,
): Promise<Counted> {
  const fileKey = putPartKey(videoNo, partName)
  const range = rangeOfPutPart(partName)
  const isThere = (await files.exists(fileKey)) && (await files.size(fileKey)) === range.sizeBytes
  const counted = await transaction<Counted>(client, async (db) => {
    const video = await lockVideo(db, videoNo)
    if (!video) return denied('VIDEO_NOT_FOUND')
    if (range.fromByte + range.sizeBytes > video.sizeBytes) return denied('VIDEO_PART_NOT_WANTED')
    const holder = await holderOf(db, videoNo, range)
    if (holder?.fileKey === fileKey) {
      const { receivedBytes, sizeBytes } = video
      return { allowed: true, receivedBytes, isWhole: receivedBytes === sizeBytes }
    }
    if (video.state !== 'uploading') return denied('VIDEO_NOT_OPEN')
    if (holder) return denied('VIDEO_PART_NOT_WANTED')
    if (!isThere) return denied('VIDEO_PART_NOT_WHOLE')
    const { receivedBytes, isWhole } = await writeVideoPart(db, video, { ...range, fileKey }, now)
    return { allowed: true, receivedBytes, isWhole }
  })
  if (!counted.allowed) await files.remove(fileKey)
  return counted
}
