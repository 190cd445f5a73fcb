import { readSeal, type SealPicture } from '@hygiene/operations/platform/file/seal-picture'
import type { WorkerDeps } from '../deps.ts'
import type { WithSeal } from './seal-picture-form.ts'

let last: { fileNo: string; picture: SealPicture } | undefined

/**
 * Fields with the picture of the seal they name: a file that is never changed. The last one stays in memory. Throws where it
 * is missing: a document is not drawn with another seal than the one it was issued under.
 */
export async function withSeal<Fields extends { sealFileNo?: string | null | undefined }>(
  { db, storage }: Pick<WorkerDeps, 'db' | 'storage'>,
  fields: Fields,
): Promise<WithSeal<Fields>> {
  const fileNo = fields.sealFileNo ?? null
  if (fileNo === null) return fields
  if (last?.fileNo !== fileNo) {
    const { storageKey } = await db.storedFile.findUniqueOrThrow({ where: { fileNo } })
    last = { fileNo, picture: await readSeal(await storage.read(storageKey)) }
  }
  return { ...fields, sealPicture: last.picture }
}
