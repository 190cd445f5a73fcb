import { lockVideo, type PrismaClient, transaction } from '@hygiene/db'
import { denied, isVideoInProgress } from '@hygiene/domain'

type Stopped =
  | { allowed: true; state: 'stopped' }
  | { allowed: false; reason: 'VIDEO_NOT_FOUND' | 'VIDEO_NOT_IN_PROGRESS' }

/** Gives up a video that is not published. The worker stops at its next sign of life; files go with the next tidying. */
export async function stopVideo(client: PrismaClient, videoNo: number): Promise<Stopped> {
  return transaction<Stopped>(client, async (db) => {
    const video = await lockVideo(db, videoNo)
    if (!video) return denied('VIDEO_NOT_FOUND')
    if (!isVideoInProgress(video.state)) return denied('VIDEO_NOT_IN_PROGRESS')
    await db.lectureVideo.update({ where: { videoNo }, data: { state: 'stopped', isWaiting: false } })
    return { allowed: true, state: 'stopped' }
  })
}
