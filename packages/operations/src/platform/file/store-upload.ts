import { createHash, randomUUID } from 'node:crypto'
import { lockMember } from '@hygiene/db/locks'
import type { PrismaClient, StoredFile } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { denied } from '@hygiene/domain/verdict'
import { FILE_KINDS, type FileKind } from '@hygiene/domain/platform/file/file-kinds'
import { keptFileName } from '@hygiene/domain/platform/file/kept-file-name'
import { mayKeepFile } from '@hygiene/domain/platform/file/file-limits'
import { countKeptFiles } from './count-kept-files.ts'
import { inspectUpload, type InspectRefusal } from './inspect-upload.ts'
import type { FileStore } from './store-document.ts'
import { inUploadTurn } from './upload-turn.ts'

export interface VirusScanner {
  scan(bytes: Uint8Array): Promise<'clean' | 'infected' | 'unknown'>
}

export interface Storing {
  db: PrismaClient
  storage: FileStore
  scanner: VirusScanner
}

export type Uploader = { memberNo: number } | { employeeNo: number }

interface Upload {
  /** A member's uploads are limited in number and size; an employee's are not, because they are evidence. */
  by: Uploader
  fileName: string
  /** Reads the bytes only when it is their turn, so that waiting uploads hold no memory. */
  read: () => Promise<Uint8Array>
}

export type UploadRefusal = InspectRefusal | 'FILE_INFECTED' | 'TOO_MANY_FILES' | 'TOO_MANY_FILES_TODAY'
type Stored = { allowed: true; file: StoredFile } | { allowed: false; reason: UploadRefusal }

/**
 * Stores an unattached upload; `attachFiles` attaches it, otherwise it is removed after a day. Without a scanner verdict the file
 * is stored but not shown.
 */
export async function storeUpload(storing: Storing, upload: Upload, now: Date): Promise<Stored> {
  return inUploadTurn(async () => {
    const inspected = await inspectUpload(await upload.read())
    if (!inspected.allowed) return inspected
    const scanned = await storing.scanner.scan(inspected.bytes)
    if (scanned === 'infected') return denied('FILE_INFECTED')

    const reserved = await reserveRow(storing.db, { ...upload, ...inspected }, now)
    if (!reserved.allowed) return reserved
    const { fileNo, storageKey } = reserved.file
    await putOrPurge(storing, { fileNo, storageKey }, inspected.bytes)
    const state = scanned === 'clean' ? 'ready' : 'unscanned'
    return { allowed: true, file: await storing.db.storedFile.update({ where: { fileNo }, data: { state } }) }
  })
}

/** Writes the row before the bytes, so that the bytes of a crashed process can be found. Its lock enforces the limits. */
async function reserveRow(
  client: PrismaClient,
  { by, fileName, kind, bytes }: Omit<Upload, 'read'> & { kind: FileKind; bytes: Uint8Array },
  now: Date,
): Promise<Stored> {
  return transaction<Stored>(client, async (db) => {
    if ('memberNo' in by) {
      await lockMember(db, by.memberNo)
      const verdict = mayKeepFile(await countKeptFiles(db, by.memberNo, now), bytes.byteLength)
      if (!verdict.allowed) return verdict
    }
    const fileNo = randomUUID()
    const file = await db.storedFile.create({
      data: {
        fileNo,
        ...by,
        name: keptFileName(fileName, kind),
        contentType: FILE_KINDS[kind].contentType,
        sizeBytes: bytes.byteLength,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        storageKey: `uploads/${'memberNo' in by ? by.memberNo : `staff/${by.employeeNo}`}/${fileNo}`,
        createdAt: now,
        state: 'storing',
      },
    })
    return { allowed: true, file }
  })
}

/** Deletes the row if storage refuses, so that it does not count towards the person's limits. */
async function putOrPurge(
  { db, storage }: Storing,
  { fileNo, storageKey }: Pick<StoredFile, 'fileNo' | 'storageKey'>,
  bytes: Uint8Array,
): Promise<void> {
  try {
    await storage.put(storageKey, bytes)
  } catch (error) {
    await db.storedFile.delete({ where: { fileNo } })
    throw error
  }
}
