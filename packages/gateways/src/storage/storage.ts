import type { Readable } from 'node:stream'

/** Both ends included, as in an HTTP range. */
export type ByteRange = { start: number; end: number }

/** Files by key. A key is slash-separated words such as `certificates/2026/0145872.pdf`. */
export type Storage = {
  /** Whole or not at all: a reader never sees half a file, not even after a power cut. */
  put(key: string, content: Uint8Array | Readable): Promise<void>
  /** A file of this machine that is not written any more, only where nothing is stored yet: false where something is, which stays. */
  putNew(key: string, file: string): Promise<boolean>
  /** Throws StoredFileMissing before the first byte, never in the middle of an answer. */
  open(key: string, range?: ByteRange): Promise<Readable>
  read(key: string): Promise<Uint8Array>
  size(key: string): Promise<number>
  exists(key: string): Promise<boolean>
  /** Removing a missing file succeeds, because jobs run twice. */
  remove(key: string): Promise<void>
  /** Every whole file below a folder, or of all, in no order. */
  list(folder?: string): AsyncIterable<StoredEntry>
  /** An address at which a browser fetches the file from the storage itself; null: it is answered by us. Does not look. */
  addressOf(key: string, handing: Handing): Promise<string | null>
  /** An address to which a browser sends the bytes of this key to the storage itself, by PUT; null: they come to us. */
  addressToPut(key: string, taking: Taking): Promise<string | null>
}

export type StoredEntry = { key: string; sizeBytes: number }

/** What an address answers with, and how long it is good for. */
export type Handing = {
  contentType: string
  /** `content-disposition` and `cache-control` of the answer; empty: none. */
  disposition: string
  cacheControl: string
  seconds: number
  /** The instant its seconds begin; the same one gives the same address. */
  from: Date
}

/** What an address takes: so many bytes and no other number, for so long. */
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
