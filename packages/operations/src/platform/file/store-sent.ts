import type { StoredFile } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import type { Services } from '../../kit/services.ts'
import { type Storing, storeUpload, type Uploader, type UploadRefusal } from './store-upload.ts'

export const STORING = { needs: ['files', 'scanner', 'storage'] } as const

type Sent = Storing & Pick<Services, 'files'> & { now: Date }
type Stored =
  | (StoredFile & { isChecked: boolean })
  | { allowed: false; reason: UploadRefusal | 'FILE_MISSING' }

/** Stores the single file of a call. */
export async function storeSent({ files, now, ...storing }: Sent, by: Uploader): Promise<Stored> {
  const [file] = files
  if (!file || file.sizeBytes === 0) return denied('FILE_MISSING')
  const stored = await storeUpload(storing, { by, fileName: file.fileName, read: file.read }, now)
  return stored.allowed ? { ...stored.file, isChecked: stored.file.state === 'ready' } : stored
}
