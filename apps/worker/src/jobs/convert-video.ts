import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { convertVideo as contract } from '@hygiene/contracts/platform/job/convert-video'
import {
  claimVideo,
  type ClaimedVideo,
  VIDEO_PROGRESS_LOST_MS,
} from '@hygiene/operations/education/video/claim-video'
import {
  type VideoProgress,
  leaveStoppedVideo,
  noteVideoProgress,
  noteVideoChecked,
  noteVideoConverted,
  noteVideoFailed,
  releaseVideo,
} from '@hygiene/operations/education/video/note-video'
import type { WorkerDeps } from '../deps.ts'
import { convertVideo, type Converted } from '../videos/convert-video.ts'
import { VideoFolders, placesOf } from '../videos/video-folders.ts'
import { hasFfmpeg } from '../videos/run-ffmpeg.ts'
import { handleJob } from '../handle-job.ts'

const PROGRESS_MS = 2_000

/** Converts one video. Takes it over from a dead worker as soon as that worker's heartbeat expires. */
export async function convertVideoJob(deps: WorkerDeps, { videoNo }: { videoNo: number }): Promise<void> {
  const video = await claimed(deps, videoNo)
  if (!video) return
  if (!(await hasFfmpeg())) {
    await releaseVideo(deps.db, video, true)
    deps.warn(`video ${videoNo} waits: ffmpeg is not installed`)
    return
  }
  try {
    const outcome = await convertBeating(deps, video)
    if (outcome) await settle(deps, video, outcome)
    else await leaveStoppedVideo(deps.db, video)
  } catch (error) {
    await releaseVideo(deps.db, video, false)
    throw error
  }
}

async function claimed({ db, now }: WorkerDeps, videoNo: number): Promise<ClaimedVideo | null> {
  const workerNo = randomUUID()
  for (let waited = 0; ; waited += 1000) {
    const claim = await claimVideo(db, videoNo, workerNo, now())
    if (claim.outcome === 'claimed') return claim.video
    if (claim.outcome === 'over' || waited > VIDEO_PROGRESS_LOST_MS) return null
    await sleep(1000)
  }
}

/** Returns null if the video was cancelled during the conversion or another worker has it. */
async function convertBeating(deps: WorkerDeps, video: ClaimedVideo): Promise<Converted | null> {
  const stop = new AbortController()
  let progress: VideoProgress | null = null
  const progressRecord = setInterval(() => {
    noteVideoProgress(deps.db, video, progress, deps.now()).then(
      (isHeld) => isHeld || stop.abort(),
      () => undefined,
    )
  }, PROGRESS_MS)
  try {
    return await convertVideo(video, {
      places: placesOf(deps),
      signal: stop.signal,
      onChecked: async (picture) => {
        if (!(await noteVideoChecked(deps.db, video, picture))) stop.abort()
      },
      onProgress: (made) => {
        progress = made
      },
    })
  } catch (error) {
    if (stop.signal.aborted) return null
    throw error
  } finally {
    clearInterval(progressRecord)
  }
}

async function settle(deps: WorkerDeps, video: ClaimedVideo, outcome: Converted): Promise<void> {
  const { db, now } = deps
  if (outcome.failure !== null) await noteVideoFailed(db, video, outcome.failure, now())
  else await noteVideoConverted(db, video, outcome.durationSeconds, now())
  await new VideoFolders(placesOf(deps), video).purge()
}

export const convertVideoHandler = handleJob(contract, convertVideoJob)
