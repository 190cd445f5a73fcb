import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '@hygiene/gateways'
import { VIDEO_MEDIA_FOLDER, partsFolder } from '@hygiene/operations/education/video/video-files'
import type { WorkerDeps } from '../deps.ts'

/** Where videos are kept, and the folder of this machine in which they are converted. */
export interface VideoPlaces {
  storage: Storage
  directory: string
}

export function placesOf({ storage, config }: WorkerDeps): VideoPlaces {
  return { storage, directory: config.STORAGE_DIR }
}

/** The folders in which a video is converted: what is finished stays when a worker dies. */
export class VideoFolders {
  readonly work: string
  /** The folder of storage that is served. */
  readonly media: string
  readonly #storage: Storage
  readonly #videoNo: number

  constructor({ storage, directory }: VideoPlaces, video: { videoNo: number; mediaKey: string }) {
    this.#storage = storage
    this.#videoNo = video.videoNo
    this.work = join(directory, 'lectures', 'work', String(video.videoNo))
    this.media = `${VIDEO_MEDIA_FOLDER}/${video.mediaKey}`
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
    for (const key of keys) await pipeline(await this.#storage.open(key), output, { end: false })
    await new Promise<void>((resolve, reject) => {
      output.once('error', reject)
      output.end(resolve)
    })
  }

  /** Puts what the steps made into the folder that is served; the master playlist comes last. May be done twice. */
  async deliver(steps: readonly string[], master: string): Promise<void> {
    for (const step of steps) {
      for (const name of await readdir(this.finished(step)))
        await this.#storage.putNew(`${this.media}/${name}`, join(this.finished(step), name))
    }
    await this.#storage.put(`${this.media}/index.m3u8`, Buffer.from(master))
  }

  /** What the conversion has on this machine. */
  async purge(): Promise<void> {
    await rm(this.work, { recursive: true, force: true, maxRetries: 3 })
  }

  /** The upload, with pieces of it whose rows were never written. */
  async purgeParts(): Promise<void> {
    await this.#removeAll(partsFolder(this.#videoNo))
  }

  /** All that became of the upload. */
  async purgeMedia(): Promise<void> {
    await this.purge()
    await this.#removeAll(this.media)
  }

  async #removeAll(folder: string): Promise<void> {
    for await (const { key } of this.#storage.list(folder)) await this.#storage.remove(key)
  }
}
