import { lockVideo, type PrismaClient, transaction } from '@hygiene/db'
import { checkCaptions, denied, type VideoState } from '@hygiene/domain'
import { captionsKey, type VideoFiles } from '../video/video-files.ts'

type Saved =
  | { allowed: true; state: VideoState; cues: number }
  | { allowed: false; reason: 'VIDEO_NOT_FOUND' | 'VIDEO_NOT_CONVERTED' }
  | { allowed: false; reason: 'CAPTIONS_WRONG'; sentence: string }

const TAKES_CAPTIONS: readonly VideoState[] = ['captions', 'ready', 'published']

/** Puts checked captions beside a converted video. Of one that is shown they are new with its next opening. */
export async function saveCaptions(
  client: PrismaClient,
  files: VideoFiles,
  { videoNo, captions }: { videoNo: number; captions: string },
): Promise<Saved> {
  return transaction<Saved>(client, async (db) => {
    const video = await lockVideo(db, videoNo)
    if (!video) return denied('VIDEO_NOT_FOUND')
    if (!TAKES_CAPTIONS.includes(video.state)) return denied('VIDEO_NOT_CONVERTED')
    const checked = checkCaptions(captions, video.durationSeconds ?? 0)
    if (!checked.allowed) return { ...denied('CAPTIONS_WRONG'), sentence: checked.sentence }

    const { cues } = checked
    const state = video.state === 'captions' ? 'ready' : video.state
    await files.put(captionsKey(video.mediaKey), Buffer.from(captions.replace(/^\uFEFF/, '')))
    await db.lectureVideo.update({
      where: { videoNo },
      data: { state, captionCues: cues, needlessText: null },
    })
    if (state === 'published')
      await db.lecture.update({ where: { lectureNo: video.lectureNo }, data: { hasCaptions: true } })
    return { allowed: true, state, cues }
  })
}
