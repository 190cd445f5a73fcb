import { type Storing, storeUpload, type UploadRefusal } from './store-upload.ts'

type Kept = { allowed: true; fileNos: string[] } | { allowed: false; reason: UploadRefusal }

/**
 * Stores the files of a form one by one until its operation attaches them. Files of a refused form stay unattached and are
 * removed after a day.
 */
export async function keepSentFiles(
  deps: Storing,
  memberNo: number,
  files: readonly { fileName: string; read: () => Promise<Uint8Array> }[],
  now: Date,
): Promise<Kept> {
  const fileNos: string[] = []
  for (const { fileName, read } of files) {
    const stored = await storeUpload(deps, { by: { memberNo }, fileName, read }, now)
    if (!stored.allowed) return stored
    fileNos.push(stored.file.fileNo)
  }
  return { allowed: true, fileNos }
}
