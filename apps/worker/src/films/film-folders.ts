import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { FILM_MEDIA_FOLDER, partsFolder } from '@hygiene/operations/film/film-files'

/** The folders in which a film is converted: what is finished stays when a worker dies. */
export class FilmFolders {
  readonly work: string
  readonly media: string
  readonly #storage: string
  readonly #filmNo: number

  constructor(storage: string, film: { filmNo: number; mediaKey: string }) {
    this.#storage = storage
    this.#filmNo = film.filmNo
    this.work = join(storage, 'lectures', 'work', String(film.filmNo))
    this.media = join(storage, FILM_MEDIA_FOLDER, film.mediaKey)
  }

  /** The folder of a finished step. */
  finished(step: string): string {
    return join(this.work, step)
  }

  isFinished(step: string): boolean {
    return existsSync(this.finished(step))
  }

  /** Does a step in a folder of its own, which gets its name when it is whole. */
  async once(step: string, make: (folder: string) => Promise<void>): Promise<void> {
    if (this.isFinished(step)) return
    // Beside an ffmpeg of a dead worker, which may still write into its own.
    const folder = join(this.work, `.${step}-${randomUUID()}`)
    await mkdir(folder, { recursive: true })
    await make(folder)
    await rename(folder, this.finished(step))
  }

  /** The upload in one file. */
  async joinParts(keys: readonly string[], target: string): Promise<void> {
    const output = createWriteStream(target)
    for (const key of keys) await pipeline(createReadStream(join(this.#storage, key)), output, { end: false })
    await new Promise<void>((resolve, reject) => {
      output.once('error', reject)
      output.end(resolve)
    })
  }

  /** Puts what the steps made into the folder that is served; the master playlist comes last. May be done twice. */
  async deliver(steps: readonly string[], master: string): Promise<void> {
    await mkdir(this.media, { recursive: true })
    for (const step of steps) {
      for (const name of await readdir(this.finished(step)))
        await linkOnce(join(this.finished(step), name), join(this.media, name))
    }
    const unfinished = join(this.work, `.${randomUUID()}`)
    await writeFile(unfinished, master)
    await rename(unfinished, join(this.media, 'index.m3u8'))
  }

  async forget(): Promise<void> {
    await removeFolder(this.work)
  }

  /** The upload, with pieces of it whose rows were never written. */
  async forgetParts(): Promise<void> {
    await removeFolder(join(this.#storage, partsFolder(this.#filmNo)))
  }

  /** All that became of the upload. */
  async forgetMedia(): Promise<void> {
    await this.forget()
    await removeFolder(this.media)
  }
}

async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}

async function linkOnce(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
