import type { Readable } from 'node:stream'

/** Both ends included, as in an HTTP range. */
export type ByteRange = { start: number; end: number }

/** Files by key. A key is slash-separated words such as `certificates/2026/0145872.pdf`. */
export type Storage = {
  /** Whole or not at all: a reader never sees half a file, not even after a power cut. */
  put(key: string, content: Uint8Array | Readable): Promise<void>
  /** Throws StoredFileMissing before the first byte, never in the middle of an answer. */
  open(key: string, range?: ByteRange): Promise<Readable>
  read(key: string): Promise<Uint8Array>
  size(key: string): Promise<number>
  exists(key: string): Promise<boolean>
  /** Removing a missing file succeeds, because jobs run twice. */
  remove(key: string): Promise<void>
}

export class StoredFileMissing extends Error {
  readonly key: string

  constructor(key: string, options?: ErrorOptions) {
    super(`Nothing is stored under ${key}`, options)
    this.name = 'StoredFileMissing'
    this.key = key
  }
}

export class StorageKeyRejected extends Error {
  constructor() {
    super('A storage key is letters, digits, dots, dashes and slashes, and climbs nowhere')
    this.name = 'StorageKeyRejected'
  }
}
