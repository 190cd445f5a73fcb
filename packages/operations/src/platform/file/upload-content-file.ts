import type { StoredFile } from '@hygiene/db/generated/client'
import { type Storing, storeUpload, type UploadRefusal } from './store-upload.ts'

interface ContentUpload {
  employeeNo: number
  fileName: string
  read: () => Promise<Uint8Array>
}

/** Keeps a picture or file of what staff write. Until a saved version names it, it belongs to record 0 and goes after a day. */
export async function uploadContentFile(
  storing: Storing,
  { employeeNo, ...upload }: ContentUpload,
  now: Date,
): Promise<{ allowed: true; file: StoredFile } | { allowed: false; reason: UploadRefusal }> {
  const stored = await storeUpload(storing, { ...upload, by: { employeeNo } }, now)
  if (!stored.allowed) return stored
  const { fileNo } = stored.file
  const data = { ownerKind: 'content' as const, ownerNo: 0 }
  return { allowed: true, file: await storing.db.storedFile.update({ where: { fileNo }, data }) }
}
