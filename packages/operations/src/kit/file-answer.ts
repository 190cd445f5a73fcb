import type { StoredFile } from '@hygiene/db/generated/client'

/** Is a stored file, which the API opens, or the bytes that the operation made. */
export type FileAnswer =
  | { file: Pick<StoredFile, 'storageKey' | 'contentType' | 'sizeBytes' | 'name'> & { fileNo?: string } }
  | { bytes: Uint8Array | readonly Uint8Array[]; contentType: string; name: string; isInline: boolean }
