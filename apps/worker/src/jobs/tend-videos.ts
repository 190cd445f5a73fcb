import { resumeVideos } from '@hygiene/operations/education/video/resume-videos'
import { tidyVideos } from '@hygiene/operations/education/video/tidy-videos'
import type { WorkerDeps } from '../deps.ts'
import { VideoFolders, placesOf } from '../videos/video-folders.ts'
import { hasFfmpeg } from '../videos/run-ffmpeg.ts'
import { repeatTask } from '../repeat-task.ts'

/** Resumes videos without a worker, starts those that waited for ffmpeg, and deletes unneeded files. */
export async function tendVideos(deps: WorkerDeps): Promise<void> {
  const { db, now } = deps
  await resumeVideos(db, await hasFfmpeg(), now())
  const foldersOf = (video: { videoNo: number; mediaKey: string }) => new VideoFolders(placesOf(deps), video)
  await tidyVideos(
    db,
    {
      removeParts: (video) => foldersOf(video).purgeParts(),
      removeMedia: (video) => foldersOf(video).purgeMedia(),
    },
    now(),
  )
}

export const tendVideosTask = repeatTask('videos', () => 30, tendVideos)
