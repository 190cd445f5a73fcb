import { createHash, randomUUID } from 'node:crypto'
import { uploadFile as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'

const ACCEPTED = ['application/pdf', 'image/jpeg', 'image/png'] as const

/** A few a year are needed; without an end one person could fill the disk (ASVS 5.0, file storage). */
const FILES_A_PERSON = 100

/** Bytes first, row second: a row without bytes would promise what nobody can download. */
export const uploadFile = implement(contract, async ({ caller, deps, now, refuse, files }) => {
  const part = files.find(({ field }) => field === 'file')
  if (!part || part.bytes.length === 0) throw refuse('FILE_MISSING')
  // Uploads are rare: what tells them apart is loaded with the first one, not before the process listens.
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(part.bytes)
  const contentType = ACCEPTED.find((accepted) => accepted === found?.mime)
  if (!contentType) throw refuse('FILE_TYPE_REFUSED')

  const folder = `uploads/${caller.memberNo}/`
  const kept = await deps.db.storedFile.count({
    where: { memberNo: caller.memberNo, storageKey: { startsWith: folder } },
  })
  if (kept >= FILES_A_PERSON) throw refuse('TOO_MANY_FILES')

  const fileNo = randomUUID()
  const storageKey = `${folder}${fileNo}`
  await deps.storage.put(storageKey, part.bytes)
  return deps.db.storedFile.create({
    data: {
      fileNo,
      memberNo: caller.memberNo,
      name: plainName(part.fileName),
      contentType,
      sizeBytes: part.bytes.length,
      sha256: createHash('sha256').update(part.bytes).digest('hex'),
      storageKey,
      createdAt: now,
    },
  })
})

/** The last part of a path, NFC (macOS sends NFD), without control signs. */
function plainName(sent: string): string {
  const last = sent.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const name = last.replaceAll(/\p{Cc}/gu, '').trim()
  return Array.from(name).slice(0, 100).join('') || '첨부파일'
}
