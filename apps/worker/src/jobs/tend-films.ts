import { resumeFilms } from '@hygiene/operations/education/video/resume-films'
import { tidyFilms } from '@hygiene/operations/education/video/tidy-films'
import type { WorkerDeps } from '../deps.ts'
import { FilmFolders, placesOf } from '../films/film-folders.ts'
import { hasFfmpeg } from '../films/run-ffmpeg.ts'
import { repeatTask } from '../repeat-task.ts'

/** Films without a worker go on, those that waited for ffmpeg begin, and files that nothing needs any more go. */
export async function tendFilms(deps: WorkerDeps): Promise<void> {
  const { db, now } = deps
  await resumeFilms(db, await hasFfmpeg(), now())
  const foldersOf = (film: { filmNo: number; mediaKey: string }) => new FilmFolders(placesOf(deps), film)
  await tidyFilms(
    db,
    {
      removeParts: (film) => foldersOf(film).forgetParts(),
      removeMedia: (film) => foldersOf(film).forgetMedia(),
    },
    now(),
  )
}

export const tendFilmsTask = repeatTask('films', () => 30, tendFilms)
