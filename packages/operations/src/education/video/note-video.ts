import type { PrismaClient } from '@hygiene/db/generated/client'
import type { VideoFailure, VideoStep } from '@hygiene/domain/education/video/video-state'
import type { ClaimedVideo } from './claim-video.ts'

type Held = Pick<ClaimedVideo, 'videoNo' | 'workerNo'>

export interface VideoProgress {
  step: VideoStep
  percent: number
}

/** Updates only a video that this worker holds. Returns false if it was abandoned or reassigned. */
async function noteHeld(
  db: PrismaClient,
  { videoNo, workerNo }: Held,
  data: Parameters<PrismaClient['lectureVideo']['updateMany']>[0]['data'],
): Promise<boolean> {
  const { count } = await db.lectureVideo.updateMany({
    where: { videoNo, workerNo, state: { in: ['checking', 'converting'] } },
    data,
  })
  return count === 1
}

export function noteVideoProgress(
  db: PrismaClient,
  held: Held,
  progress: VideoProgress | null,
  now: Date,
): Promise<boolean> {
  return noteHeld(db, held, { ...progress, progressAt: now })
}

export function noteVideoChecked(
  db: PrismaClient,
  held: Held,
  { width, height }: { width: number; height: number },
): Promise<boolean> {
  return noteHeld(db, held, { width, height, state: 'converting' })
}

export function noteVideoConverted(
  db: PrismaClient,
  held: Held,
  durationSeconds: number,
  now: Date,
): Promise<boolean> {
  return noteHeld(db, held, {
    durationSeconds,
    state: 'captions',
    convertedAt: now,
    step: null,
    percent: 100,
    workerNo: null,
    progressAt: null,
  })
}

export function noteVideoFailed(
  db: PrismaClient,
  held: Held,
  failure: VideoFailure,
  now: Date,
): Promise<boolean> {
  return noteHeld(db, held, { failure, state: 'failed', workerNo: null, progressAt: now })
}

/** Releases the video for another attempt after an aborted conversion or without ffmpeg. */
export async function releaseVideo(db: PrismaClient, held: Held, isWaiting: boolean): Promise<void> {
  await noteHeld(db, held, {
    isWaiting,
    progressAt: null,
    workerNo: null,
    ...(isWaiting ? { attempts: { decrement: 1 } } : {}),
  })
}

/** Confirms that this worker no longer writes an abandoned video, so its files may be deleted. */
export async function leaveStoppedVideo(db: PrismaClient, { videoNo, workerNo }: Held): Promise<void> {
  await db.lectureVideo.updateMany({
    where: { videoNo, workerNo, state: 'stopped' },
    data: { progressAt: null, workerNo: null },
  })
}
