import type { PrismaClient } from '@hygiene/db/generated/client'
import { VIDEO_PROGRESS_LOST_MS } from './claim-video.ts'

/** Storage of videos, from which whole folders go. */
interface Folders {
  /** The upload as it came. */
  removeParts: (video: KeptVideo) => Promise<void>
  /** What a conversion made, whole or half. */
  removeMedia: (video: KeptVideo) => Promise<void>
}
interface KeptVideo {
  videoNo: number
  mediaKey: string
}

const AT_ONCE = 500

/** No browser holds an address any more by which a part could come after its folder is gone. */
const isShut = (now: Date) => ({ OR: [{ addressedUntil: null }, { addressedUntil: { lt: now } }] })

/**
 * Removes the uploads of videos that are converted, and all files of those that were given up or had their time
 * (`expiredVideos`). Files go before their marks: a crash in between leaves a mark by which the next run finds them.
 */
export async function tidyVideos(db: PrismaClient, folders: Folders, now: Date): Promise<void> {
  const received = await db.lectureVideo.findMany({
    where: {
      state: { in: ['captions', 'ready', 'published', 'replaced'] },
      parts: { some: {} },
      ...isShut(now),
    },
    take: AT_ONCE,
  })
  for (const video of received) await purgeParts(db, folders, video)

  // A worker that has not heard of it yet would write on.
  const lostBefore = new Date(now.getTime() - VIDEO_PROGRESS_LOST_MS)
  const stopped = await db.lectureVideo.findMany({
    where: {
      state: 'stopped',
      removedAt: null,
      AND: [isShut(now), { OR: [{ progressAt: null }, { progressAt: { lt: lostBefore } }] }],
    },
    take: AT_ONCE,
  })
  for (const video of stopped) {
    await purgeParts(db, folders, video)
    await folders.removeMedia(video)
    const { videoNo } = video
    await db.lectureVideo.update({ where: { videoNo }, data: { removedAt: now, convertedAt: null } })
  }

  const replaced = await db.lectureVideo.findMany({
    where: { state: 'replaced', removedAt: { not: null }, convertedAt: { not: null } },
    take: AT_ONCE,
  })
  for (const video of replaced) {
    await folders.removeMedia(video)
    await db.lectureVideo.update({ where: { videoNo: video.videoNo }, data: { convertedAt: null } })
  }
}

async function purgeParts(db: PrismaClient, folders: Folders, video: KeptVideo): Promise<void> {
  await folders.removeParts(video)
  await db.lectureVideoPart.deleteMany({ where: { videoNo: video.videoNo } })
}
