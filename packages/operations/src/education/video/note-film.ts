import type { PrismaClient } from '@hygiene/db'
import type { FilmFailure, FilmStep } from '@hygiene/domain'
import type { ClaimedFilm } from './claim-film.ts'

type Held = Pick<ClaimedFilm, 'filmNo' | 'workerNo'>

/** How far a conversion is. */
export interface FilmProgress {
  step: FilmStep
  percent: number
}

/** Written by the worker that holds the film only; false: it was given up, or another worker has it. */
async function noteHeld(
  db: PrismaClient,
  { filmNo, workerNo }: Held,
  data: Parameters<PrismaClient['lectureFilm']['updateMany']>[0]['data'],
): Promise<boolean> {
  const { count } = await db.lectureFilm.updateMany({
    where: { filmNo, workerNo, state: { in: ['checking', 'converting'] } },
    data,
  })
  return count === 1
}

/** The worker lives, and is so far. */
export function noteFilmBeat(
  db: PrismaClient,
  held: Held,
  progress: FilmProgress | null,
  now: Date,
): Promise<boolean> {
  return noteHeld(db, held, { ...progress, beatAt: now })
}

/** The file is a film: its picture goes on to be converted. */
export function noteFilmChecked(
  db: PrismaClient,
  held: Held,
  { width, height }: { width: number; height: number },
): Promise<boolean> {
  return noteHeld(db, held, { width, height, state: 'converting' })
}

/** All of it lies in its folder; captions are next. */
export function noteFilmConverted(
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
    beatAt: null,
  })
}

/** The file is no film of a lecture. */
export function noteFilmFailed(
  db: PrismaClient,
  held: Held,
  failure: FilmFailure,
  now: Date,
): Promise<boolean> {
  return noteHeld(db, held, { failure, state: 'failed', workerNo: null, beatAt: now })
}

/** Let go, to be taken again: ffmpeg is missing, or the conversion broke off. */
export async function releaseFilm(db: PrismaClient, held: Held, isWaiting: boolean): Promise<void> {
  await noteHeld(db, held, {
    isWaiting,
    beatAt: null,
    workerNo: null,
    ...(isWaiting ? { attempts: { decrement: 1 } } : {}),
  })
}

/** It was given up while this worker had it, and nothing of it is written any more: its files may go. */
export async function leaveStoppedFilm(db: PrismaClient, { filmNo, workerNo }: Held): Promise<void> {
  await db.lectureFilm.updateMany({
    where: { filmNo, workerNo, state: 'stopped' },
    data: { beatAt: null, workerNo: null },
  })
}
