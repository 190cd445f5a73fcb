import type { StoredFile } from '@hygiene/db/generated/client'

/** The answer of a contract that answers bytes: a stored file, which the API opens, or bytes that the operation has made. */
export type FileAnswer =
  | { file: Pick<StoredFile, 'storageKey' | 'contentType' | 'sizeBytes' | 'name'> & { fileNo?: string } }
  | { bytes: Uint8Array | readonly Uint8Array[]; contentType: string; name: string; isInline: boolean }
