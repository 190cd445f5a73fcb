import { randomUUID } from 'node:crypto'
import { openVideoPart as contract } from '@hygiene/contracts/education/video/staff/open-video-part'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { putPartKey, putPartName } from '../video-files.ts'
import { holderOf } from '../write-video-part.ts'

/** As long as an address takes its part. */
const ADDRESS_SECONDS = 15 * 60

/**
 * An address for one part of an open upload, which a browser puts into the bucket itself; null where storage has none.
 * Each asking has a name of its own: a part that comes twice lies beside itself, and one of the two counts.
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
    // Noted only while it is open: a video that is given up now keeps its folder until the last address is over.
    const { count } = await db.lectureVideo.updateMany({
      where: { videoNo, state: 'uploading' },
      data: { addressedUntil: new Date(now.getTime() + ADDRESS_SECONDS * 1000) },
    })
    return count === 0 ? denied('VIDEO_NOT_OPEN') : { address, partName }
  },
)
