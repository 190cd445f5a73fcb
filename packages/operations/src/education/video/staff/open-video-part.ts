import { randomUUID } from 'node:crypto'
import { openVideoPart as contract } from '@hygiene/contracts/education/video/staff/open-video-part'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { putPartKey, putPartName } from '../video-files.ts'
import { holderOf } from '../write-video-part.ts'

const ADDRESS_SECONDS = 15 * 60

/**
 * Returns an address to which a browser uploads one part directly, or null if the storage has none. Each request gets its own
 * name, so of a part uploaded twice only one counts.
 */
export const openVideoPart = operation(
  contract,
  { needs: ['storage'] },
  async ({ db, input, now, storage }) => {
    const { videoNo, ...range } = input
    const video = await db.lectureVideo.findUnique({ where: { videoNo } })
    if (!video) return denied('VIDEO_NOT_FOUND')
    if (video.state !== 'uploading') return denied('VIDEO_NOT_OPEN')
    const isOutside = range.fromByte + range.sizeBytes > video.sizeBytes
    if (isOutside || (await holderOf(db, videoNo, range))) return denied('VIDEO_PART_NOT_WANTED')

    const partName = putPartName(range, randomUUID())
    const taking = { sizeBytes: range.sizeBytes, seconds: ADDRESS_SECONDS, from: now }
    const address = await storage.addressToPut(putPartKey(videoNo, partName), taking)
    if (address === null) return { address, partName }
    // Stores the time only while the upload is open: an abandoned video keeps its folder until the last address has expired.
    const { count } = await db.lectureVideo.updateMany({
      where: { videoNo, state: 'uploading' },
      data: { addressedUntil: new Date(now.getTime() + ADDRESS_SECONDS * 1000) },
    })
    return count === 0 ? denied('VIDEO_NOT_OPEN') : { address, partName }
  },
)
