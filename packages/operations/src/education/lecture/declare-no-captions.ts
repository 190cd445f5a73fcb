import { lockVideo, type PrismaClient, transaction } from '@hygiene/db'
import { denied } from '@hygiene/domain'

type Declared =
  | { allowed: true; state: 'ready' }
  | { allowed: false; reason: 'VIDEO_NOT_FOUND' | 'VIDEO_NOT_CONVERTED' }

/** A converted video goes on without captions, for a reason that stays with it. */
export async function declareNoCaptions(
  client: PrismaClient,
  { videoNo, text }: { videoNo: number; text: string },
): Promise<Declared> {
  return transaction<Declared>(client, async (db) => {
    const video = await lockVideo(db, videoNo)
    if (!video) return denied('VIDEO_NOT_FOUND')
    if (video.state !== 'captions') return denied('VIDEO_NOT_CONVERTED')
    await db.lectureVideo.update({ where: { videoNo }, data: { state: 'ready', needlessText: text } })
    return { allowed: true, state: 'ready' }
  })
}
