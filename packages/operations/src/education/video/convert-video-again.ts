import { convertVideo } from '@hygiene/contracts/platform/job/convert-video'
import { handOver, lockVideo, type PrismaClient, transaction } from '@hygiene/db'
import { denied } from '@hygiene/domain'

type Again =
  | { allowed: true; state: 'checking' }
  | { allowed: false; reason: 'VIDEO_NOT_FOUND' | 'VIDEO_NOT_FAILED' }

/** Hands a video that failed to the worker once more; its file is still there. */
export async function convertVideoAgain(client: PrismaClient, videoNo: number): Promise<Again> {
  return transaction<Again>(client, async (db) => {
    const video = await lockVideo(db, videoNo)
    if (!video) return denied('VIDEO_NOT_FOUND')
    if (video.state !== 'failed') return denied('VIDEO_NOT_FAILED')
    await db.lectureVideo.update({
      where: { videoNo },
      data: {
        state: 'checking',
        failure: null,
        step: null,
        percent: 0,
        attempts: 0,
        workerNo: null,
        progressAt: null,
      },
    })
    await handOver(db, convertVideo, { videoNo })
    return { allowed: true, state: 'checking' }
  })
}
