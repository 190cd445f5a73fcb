import { createHash, randomUUID } from 'node:crypto'
import type { PrismaClient, StoredFile } from '@hygiene/db'
import { denied, printedText } from '@hygiene/domain'
import type { FileStore } from './store-document.ts'

/** A few a year are needed; without an end one person could fill the disk (ASVS 5.0, file storage). */
const FILES_A_PERSON = 100

interface Upload {
  memberNo: number
  fileName: string
  contentType: string
  bytes: Uint8Array
}

type Stored = { allowed: true; file: StoredFile } | { allowed: false; reason: 'TOO_MANY_FILES' }

/** Bytes first, row second: a row without bytes would promise a file that cannot be downloaded. */
export async function storeUpload(
  { db, storage }: { db: PrismaClient; storage: FileStore },
  { memberNo, fileName, contentType, bytes }: Upload,
  now: Date,
): Promise<Stored> {
  const folder = `uploads/${memberNo}/`
  const kept = await db.storedFile.count({ where: { memberNo, storageKey: { startsWith: folder } } })
  if (kept >= FILES_A_PERSON) return denied('TOO_MANY_FILES')

  const fileNo = randomUUID()
  const storageKey = `${folder}${fileNo}`
  await storage.put(storageKey, bytes)
  const file = await db.storedFile.create({
    data: {
      fileNo,
      memberNo,
      name: plainName(fileName),
      contentType,
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storageKey,
      createdAt: now,
    },
  })
  return { allowed: true, file }
}

/** The last part of a path without signs that are not seen: one of them can turn around the ending that is shown. */
function plainName(sent: string): string {
  const name = printedText(sent.split(/[\\/]/).at(-1) ?? '')
  return Array.from(name).slice(0, 100).join('') || '첨부파일'
}
