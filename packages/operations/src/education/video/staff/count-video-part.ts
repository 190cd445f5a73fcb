import { countVideoPart as contract } from '@hygiene/contracts/education/video/staff/count-video-part'
import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import { lockVideo } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { isDenied, operation } from '../../../kit/operation.ts'
import { putPartKey, rangeOfPutPart } from '../video-files.ts'
import { holderOf, writeVideoPart } from '../write-video-part.ts'

/**
 * Counts a part that a browser uploaded to the bucket. The bucket, not the browser, reports its length. A repeated call counts
 * once; an uncounted part is removed.
 */
export const countVideoPart = operation(
  contract,
  {
    needs: ['storage'],
    before: async ({ input: { videoNo, partName }, storage }) => {
      const fileKey = putPartKey(videoNo, partName)
      const { sizeBytes } = rangeOfPutPart(partName)
      return {
        fileKey,
        isThere: (await storage.exists(fileKey)) && (await storage.size(fileKey)) === sizeBytes,
      }
    },
  },
  async ({ db, input, now, prepared, storage }) => {
    const counted = await count(db, input, prepared, now)
    if (isDenied(counted)) await storage.remove(prepared.fileKey)
    return counted
  },
)

async function count(
  db: Transaction,
  { videoNo, partName }: InputOf<typeof contract>,
  { fileKey, isThere }: { fileKey: string; isThere: boolean },
  now: Date,
) {
  const range = rangeOfPutPart(partName)
  const video = await lockVideo(db, videoNo)
  if (!video) return denied('VIDEO_NOT_FOUND')
  if (range.fromByte + range.sizeBytes > video.sizeBytes) return denied('VIDEO_PART_NOT_WANTED')
  const holder = await holderOf(db, videoNo, range)
  if (holder?.fileKey === fileKey) {
    const { receivedBytes, sizeBytes } = video
    return { receivedBytes, isWhole: receivedBytes === sizeBytes }
  }
  if (video.state !== 'uploading') return denied('VIDEO_NOT_OPEN')
  if (holder) return denied('VIDEO_PART_NOT_WANTED')
  if (!isThere) return denied('VIDEO_PART_NOT_WHOLE')
  return writeVideoPart(db, video, { ...range, fileKey }, now)
}
