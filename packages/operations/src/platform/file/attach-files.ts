import type { StoredFile } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { allowed, denied, type Verdict } from '@hygiene/domain/verdict'
import { FILE_LIMITS } from '@hygiene/domain/platform/file/file-limits'
import type { FileOwnerKind } from '@hygiene/domain/platform/file/may-read-file'

export interface FileOwner {
  kind: FileOwnerKind
  no: number
}

interface Attaching {
  memberNo: number
  owner: FileOwner
  fileNos: readonly string[]
}

export type AttachRefusal = 'FILE_NOT_FOUND' | 'TOO_MANY_ATTACHED'

/**
 * Attaches a person's uploads to a record in the transaction that writes it. Refuses files of another person or record, removed
 * files and files over the record's limit. Repeating it changes nothing.
 */
export async function attachFiles(
  db: Transaction,
  { memberNo, owner, fileNos }: Attaching,
): Promise<Verdict<AttachRefusal>> {
  if (fileNos.length === 0) return allowed()
  const wanted = [...new Set(fileNos)]
  const { count } = await db.storedFile.updateMany({
    where: {
      fileNo: { in: wanted },
      memberNo,
      storageKey: { startsWith: 'uploads/' },
      state: { in: ['ready', 'unscanned'] },
      OR: [{ ownerKind: null }, ownedBy(owner)],
    },
    data: ownedBy(owner),
  })
  if (count !== wanted.length) return denied('FILE_NOT_FOUND')
  const attached = await db.storedFile.count({ where: ownedBy(owner) })
  return attached > FILE_LIMITS.filesAPost ? denied('TOO_MANY_ATTACHED') : allowed()
}

export async function releaseFiles(
  db: Transaction,
  owner: FileOwner,
  { except = [] }: { except?: readonly string[] } = {},
): Promise<void> {
  await db.storedFile.updateMany({
    where: { ...ownedBy(owner), fileNo: { notIn: [...except] } },
    data: { ownerKind: null, ownerNo: null },
  })
}

export async function putOnlyFile(
  db: Transaction,
  { memberNo, owner, fileNo }: Omit<Attaching, 'fileNos'> & { fileNo: string },
): Promise<boolean> {
  await releaseFiles(db, owner, { except: [fileNo] })
  return (await attachFiles(db, { memberNo, owner, fileNos: [fileNo] })).allowed
}

export async function listFilesOf(
  db: Pick<Transaction, 'storedFile'>,
  owner: FileOwner,
): Promise<StoredFile[]> {
  return db.storedFile.findMany({ where: ownedBy(owner), orderBy: [{ createdAt: 'asc' }, { name: 'asc' }] })
}

function ownedBy({ kind, no }: FileOwner): { ownerKind: FileOwnerKind; ownerNo: number } {
  return { ownerKind: kind, ownerNo: no }
}
