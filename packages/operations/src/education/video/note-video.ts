import type { PrismaClient } from '@hygiene/db/generated/client'
import type { VideoFailure, VideoStep } from '@hygiene/domain/education/video/video-state'
import type { ClaimedVideo } from './claim-video.ts'

type Held = Pick<ClaimedVideo, 'videoNo' | 'workerNo'>

/** How far a conversion is. */
export interface VideoProgress {
  step: VideoStep
  percent: number
}

/** Written by the worker that holds the video only; false: it was given up, or another worker has it. */
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

/** The worker lives, and is so far. */
export function noteVideoProgress(
  db: PrismaClient,
  held: Held,
  progress: VideoProgress | null,
  now: Date,
): Promise<boolean> {
  return noteHeld(db, held, { ...progress, progressAt: now })
}

/** The file is a video: its picture goes on to be converted. */
export function noteVideoChecked(
  db: PrismaClient,
  held: Held,
  { width, height }: { width: number; height: number },
): Promise<boolean> {
  return noteHeld(db, held, { width, height, state: 'converting' })
}

/** All of it lies in its folder; captions are next. */
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

/** The file is no video of a lecture. */
export function noteVideoFailed(
  db: PrismaClient,
  held: Held,
  failure: VideoFailure,
  now: Date,
): Promise<boolean> {
  return noteHeld(db, held, { failure, state: 'failed', workerNo: null, progressAt: now })
}

/** Let go, to be taken again: ffmpeg is missing, or the conversion broke off. */
export async function releaseVideo(db: PrismaClient, held: Held, isWaiting: boolean): Promise<void> {
  await noteHeld(db, held, {
    isWaiting,
    progressAt: null,
    workerNo: null,
    ...(isWaiting ? { attempts: { decrement: 1 } } : {}),
  })
}

/** It was given up while this worker had it, and nothing of it is written any more: its files may go. */
export async function leaveStoppedVideo(db: PrismaClient, { videoNo, workerNo }: Held): Promise<void> {
  await db.lectureVideo.updateMany({
    where: { videoNo, workerNo, state: 'stopped' },
    data: { progressAt: null, workerNo: null },
  })
}
