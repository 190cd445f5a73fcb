import type { ContentBody } from '@hygiene/contracts/content/post/staff/content-body'
import type { StoredFile } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { attachContentFiles } from '../../platform/file/attach-content-files.ts'

const PICTURE = /^\/api\/common\/downloadFile\?fileNo=([0-9a-f-]{36})(?:&|$)/

function fileNosOf(body: ContentBody): string[] {
  const paths =
    body.kind === 'post'
      ? body.content.flatMap((block) => (block.kind === 'image' ? [block.path] : []))
      : body.kind === 'popup' || body.kind === 'banner'
        ? [body.imagePath]
        : []
  const pictures = paths.flatMap((path) => PICTURE.exec(path)?.[1] ?? [])
  return [...new Set([...(body.kind === 'post' ? body.fileNos : []), ...pictures])]
}

/**
 * Attaches the uploads of a version to its record so that they are kept. Returns false if one is missing or belongs elsewhere.
 */
export async function keepContentFiles(
  db: Transaction,
  contentNo: number,
  recordNo: number | null,
  body: ContentBody,
): Promise<boolean> {
  const fileNos = fileNosOf(body)
  if (fileNos.length === 0) return true
  const known = await attachContentFiles(db, contentNo, fileNos)
  // Files of posts older than the console have no upload of their own.
  const old = await db.postFile.findMany({ where: { fileNo: { in: fileNos }, postNo: recordNo ?? 0 } })
  return fileNos.every((fileNo) => known.has(fileNo) || old.some((file) => file.fileNo === fileNo))
}

type ShownFile = Pick<StoredFile, 'fileNo' | 'name' | 'contentType' | 'sizeBytes' | 'storageKey'>

/** Returns the files that visitors may see, or null if one is missing or not yet scanned as clean. */
export async function shownFiles(db: Transaction, fileNos: readonly string[]): Promise<ShownFile[] | null> {
  const select = { fileNo: true, name: true, contentType: true, sizeBytes: true, storageKey: true } as const
  const where = { fileNo: { in: [...fileNos] } }
  const uploads = await db.storedFile.findMany({ where: { ...where, state: 'ready' }, select })
  const old = await db.postFile.findMany({ where, select })
  const uploaded = new Set(uploads.map(({ fileNo }) => fileNo))
  const files = [...uploads, ...old.filter(({ fileNo }) => !uploaded.has(fileNo))]
  return files.length === new Set(fileNos).size ? files : null
}
