import type { PrismaClient } from '@hygiene/db/generated/client'
import { VIDEO_PROGRESS_LOST_MS } from './claim-video.ts'

interface Folders {
  removeParts: (video: KeptVideo) => Promise<void>
  removeMedia: (video: KeptVideo) => Promise<void>
}
interface KeptVideo {
  videoNo: number
  mediaKey: string
}

const AT_ONCE = 500

/** Selects videos without a valid upload address, so that no part can arrive after the folder is deleted. */
const isShut = (now: Date) => ({ OR: [{ addressedUntil: null }, { addressedUntil: { lt: now } }] })

/**
 * Deletes uploads of converted videos and all files of abandoned or expired ones (`expiredVideos`). Files are deleted before
 * their marks, so the next run resumes after a crash.
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

  // Waits until the worker has noticed; otherwise it would keep writing.
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
