import type { Readable } from 'node:stream'

/** Includes both ends, as in an HTTP range. */
export type ByteRange = { start: number; end: number }

/** Stores files by key: slash-separated words such as `certificates/2026/0145872.pdf`. */
export type Storage = {
  /** Writes a file atomically: a reader never sees half a file, not even after a power cut. */
  put(key: string, content: Uint8Array | Readable): Promise<void>
  /** Stores a finished local file only if the key is free. Returns false and keeps the existing file otherwise. */
  putNew(key: string, file: string): Promise<boolean>
  /** Throws StoredFileMissing before the first byte, never in the middle of an answer. */
  open(key: string, range?: ByteRange): Promise<Readable>
  read(key: string): Promise<Uint8Array>
  size(key: string): Promise<number>
  exists(key: string): Promise<boolean>
  /** Succeeds for a missing file, because jobs run twice. */
  remove(key: string): Promise<void>
  list(folder?: string): AsyncIterable<StoredEntry>
  /**
   * Returns an address from which a browser fetches the file directly, or null if we serve it. Does not check that the file
   * exists.
   */
  addressOf(key: string, handing: Handing): Promise<string | null>
  /** Returns an address to which a browser uploads this key directly by PUT, or null if the bytes come to us. */
  addressToPut(key: string, taking: Taking): Promise<string | null>
}

export type StoredEntry = { key: string; sizeBytes: number }

export type Handing = {
  contentType: string
  disposition: string
  cacheControl: string
  seconds: number
  /** Is when `seconds` begin. The same instant gives the same address. */
  from: Date
}

export type Taking = {
  sizeBytes: number
  seconds: number
  from: Date
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
