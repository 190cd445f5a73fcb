import { rm } from 'node:fs/promises'
import { resumeFilms } from '@hygiene/operations/film/resume-films'
import { tidyFilms } from '@hygiene/operations/film/tidy-films'
import type { WorkerDeps } from '../deps.ts'
import { FilmFolders } from '../films/film-folders.ts'
import { hasFfmpeg } from '../films/run-ffmpeg.ts'
import { repeatTask } from '../repeat-task.ts'

/** Films without a worker go on, those that waited for ffmpeg begin, and files that nothing needs any more go. */
export async function tendFilms({ db, storage, config, now }: WorkerDeps): Promise<void> {
  await resumeFilms(db, await hasFfmpeg(), now())
  await tidyFilms(db, {
    remove: (key) => storage.remove(key),
    removeMedia: async (film) => {
      const folders = new FilmFolders(config.STORAGE_DIR, film)
      await folders.forget()
      await rm(folders.media, { recursive: true, force: true })
    },
  })
}

export const tendFilmsTask = repeatTask('films', () => 30, tendFilms)
