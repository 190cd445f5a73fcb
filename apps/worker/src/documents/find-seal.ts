import { readSeal, type SealPicture } from '@hygiene/operations/platform/file/seal-picture'
import type { WorkerDeps } from '../deps.ts'
import type { WithSeal } from './seal-picture-form.ts'

let last: { fileNo: string; picture: SealPicture } | undefined

/**
 * Adds the seal picture that the fields name. The file never changes, and the last one is kept in memory. Throws if the file is
 * missing, because a document must not be rendered with another seal than at issue.
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
