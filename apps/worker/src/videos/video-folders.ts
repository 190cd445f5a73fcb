import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '@hygiene/gateways'
import { VIDEO_MEDIA_FOLDER, partsFolder } from '@hygiene/operations/education/video/video-files'
import type { WorkerDeps } from '../deps.ts'

export interface VideoPlaces {
  storage: Storage
  directory: string
}

export function placesOf({ storage, config }: WorkerDeps): VideoPlaces {
  return { storage, directory: config.STORAGE_DIR }
}

/** Manages the folders of a conversion. Finished steps survive the death of a worker. */
export class VideoFolders {
  readonly work: string
  readonly media: string
  readonly #storage: Storage
  readonly #videoNo: number

  constructor({ storage, directory }: VideoPlaces, video: { videoNo: number; mediaKey: string }) {
    this.#storage = storage
    this.#videoNo = video.videoNo
    this.work = join(directory, 'lectures', 'work', String(video.videoNo))
    this.media = `${VIDEO_MEDIA_FOLDER}/${video.mediaKey}`
  }

  finished(step: string): string {
    return join(this.work, step)
  }

  isFinished(step: string): boolean {
    return existsSync(this.finished(step))
  }

  /** Runs a step in a temporary folder, which is renamed when it is complete. */
  async once(step: string, make: (folder: string) => Promise<void>): Promise<void> {
    if (this.isFinished(step)) return
    // A separate folder avoids an ffmpeg of a dead worker that may still write to its own.
    const folder = join(this.work, `.${step}-${randomUUID()}`)
    await mkdir(folder, { recursive: true })
    await make(folder)
    await rename(folder, this.finished(step))
  }

  async joinParts(keys: readonly string[], target: string): Promise<void> {
    const output = createWriteStream(target)
    for (const key of keys) await pipeline(await this.#storage.open(key), output, { end: false })
    await new Promise<void>((resolve, reject) => {
      output.once('error', reject)
      output.end(resolve)
    })
  }

  /** Copies the results to the served folder, the master playlist last. May run twice. */
  async deliver(steps: readonly string[], master: string): Promise<void> {
    for (const step of steps) {
      for (const name of await readdir(this.finished(step)))
        await this.#storage.putNew(`${this.media}/${name}`, join(this.finished(step), name))
    }
    await this.#storage.put(`${this.media}/index.m3u8`, Buffer.from(master))
  }

  async purge(): Promise<void> {
    await rm(this.work, { recursive: true, force: true, maxRetries: 3 })
  }

  /** Deletes the upload, including parts whose rows were never written. */
  async purgeParts(): Promise<void> {
    await this.#removeAll(partsFolder(this.#videoNo))
  }

  async purgeMedia(): Promise<void> {
    await this.purge()
    await this.#removeAll(this.media)
  }

  async #removeAll(folder: string): Promise<void> {
    for await (const { key } of this.#storage.list(folder)) await this.#storage.remove(key)
  }
}
