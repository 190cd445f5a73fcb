import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { convertFilm as contract } from '@hygiene/contracts/platform/job/convert-film'
import { claimFilm, type ClaimedFilm, FILM_BEAT_LOST_MS } from '@hygiene/operations/education/video/claim-film'
import {
  type FilmProgress,
  leaveStoppedFilm,
  noteFilmBeat,
  noteFilmChecked,
  noteFilmConverted,
  noteFilmFailed,
  releaseFilm,
} from '@hygiene/operations/education/video/note-film'
import type { WorkerDeps } from '../deps.ts'
import { convertFilm, type Converted } from '../films/convert-film.ts'
import { FilmFolders, placesOf } from '../films/film-folders.ts'
import { hasFfmpeg } from '../films/run-ffmpeg.ts'
import { handleJob } from '../handle-job.ts'

const BEAT_MS = 2_000

/** Converts one film. A worker that died is waited for no longer than its sign of life counts; then this one goes on. */
export async function convertFilmJob(deps: WorkerDeps, { filmNo }: { filmNo: number }): Promise<void> {
  const film = await claimed(deps, filmNo)
  if (!film) return
  if (!(await hasFfmpeg())) {
    await releaseFilm(deps.db, film, true)
    deps.warn(`film ${filmNo} waits: ffmpeg is not installed`)
    return
  }
  try {
    const outcome = await convertBeating(deps, film)
    if (outcome) await settle(deps, film, outcome)
    else await leaveStoppedFilm(deps.db, film)
  } catch (error) {
    await releaseFilm(deps.db, film, false)
    throw error
  }
}

async function claimed({ db, now }: WorkerDeps, filmNo: number): Promise<ClaimedFilm | null> {
  const workerNo = randomUUID()
  for (let waited = 0; ; waited += 1000) {
    const claim = await claimFilm(db, filmNo, workerNo, now())
    if (claim.outcome === 'claimed') return claim.film
    if (claim.outcome === 'over' || waited > FILM_BEAT_LOST_MS) return null
    await sleep(1000)
  }
}

/** Null: the film was given up while it was converted, or another worker has it. */
async function convertBeating(deps: WorkerDeps, film: ClaimedFilm): Promise<Converted | null> {
  const stop = new AbortController()
  let progress: FilmProgress | null = null
  const beat = setInterval(() => {
    noteFilmBeat(deps.db, film, progress, deps.now()).then(
      (isHeld) => isHeld || stop.abort(),
      () => undefined,
    )
  }, BEAT_MS)
  try {
    return await convertFilm(film, {
      places: placesOf(deps),
      signal: stop.signal,
      onChecked: async (picture) => {
        if (!(await noteFilmChecked(deps.db, film, picture))) stop.abort()
      },
      onProgress: (made) => {
        progress = made
      },
    })
  } catch (error) {
    if (stop.signal.aborted) return null
    throw error
  } finally {
    clearInterval(beat)
  }
}

async function settle(deps: WorkerDeps, film: ClaimedFilm, outcome: Converted): Promise<void> {
  const { db, now } = deps
  if (outcome.failure !== null) await noteFilmFailed(db, film, outcome.failure, now())
  else await noteFilmConverted(db, film, outcome.durationSeconds, now())
  await new FilmFolders(placesOf(deps), film).forget()
}

export const convertFilmHandler = handleJob(contract, convertFilmJob)
