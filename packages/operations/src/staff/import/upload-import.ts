import { createHash, randomUUID } from 'node:crypto'
import { uploadImport as contract } from '@hygiene/contracts/staff/import/upload-import'
import { readImport } from '@hygiene/contracts/platform/job/read-import'
import { handOver } from '@hygiene/db/outbox'
import { isUniqueViolation } from '@hygiene/db/unique-violation'
import type { PrismaClient, StaffImport } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { FILE_LIMITS } from '@hygiene/domain/platform/file/file-limits'
import { type ImportKindName, importKindOf } from '@hygiene/domain/staff/import/import-kinds'
import { readZip } from '@hygiene/domain/platform/file/read-zip'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import type { EmployeeActor } from '../../kit/actor.ts'
import { procedure } from '../../kit/operation.ts'
import { writeAudit } from '../audit-log/write-audit.ts'
import { inUploadTurn } from '../../platform/file/upload-turn.ts'

interface Uploading {
  kind: ImportKindName
  fileName: string
  actor: EmployeeActor
}

type Refusal = 'IMPORT_TYPE_REFUSED' | 'IMPORT_MACROS' | 'IMPORT_FILE_BROKEN'

/** Limits the unpacked bytes per packed byte: a sheet of equal rows has about a hundred. */
const RATIO_MOST = 400
const OPEN = ['uploaded', 'mapping', 'checking', 'ready', 'approval', 'ordered', 'writing'] as const

export const importStorageKey = ({ fileNo }: { fileNo: string }): string => `imports/${fileNo}`

/** Stores a file for the worker. Identical bytes of an open import return that import; the index of open ones decides. */
export const uploadImport = procedure(contract, { needs: ['files', 'storage'] }, async (call) => {
  const { db, input, actor, files, storage, now } = call
  const [file] = files
  if (!file || file.sizeBytes === 0) return denied('FILE_MISSING')
  if (!staffMay(actor.role, importKindOf(input.kind).permission)) return denied('STAFF_FORBIDDEN')
  return inUploadTurn(async () => {
    const bytes = await file.read()
    const format = formatOf(bytes, file.fileName)
    if (typeof format !== 'string') return format
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const kept = { fileNo: randomUUID(), format, sha256, sizeBytes: bytes.byteLength }
    // Writes the row first, so that `removeUnstored` finds the bytes if this process crashes.
    const uploading = { kind: input.kind, fileName: file.fileName, actor }
    const { head, isRepeated } = await keepRow(db, uploading, kept, now)
    const { importNo } = head
    if (head.storedAt) return { importNo, isRepeated }
    // Stores the bytes even if another upload of them owns the row, because that one may have crashed.
    await storage.put(importStorageKey(head), bytes)
    const isAwaited = await handOverStored(db, importNo, now)
    if (!isAwaited) await storage.remove(importStorageKey(head))
    return { importNo, isRepeated }
  })
})

/**
 * Hands a stored file to the worker; of two calls with the same bytes the first hands it over. Returns false if the import has
 * ended, because nothing would ever remove its bytes.
 */
async function handOverStored(db: PrismaClient, importNo: number, now: Date): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.staffImport.updateMany({
      where: { importNo, storedAt: null, status: 'uploaded' },
      data: { storedAt: now },
    })
    if (count === 1) await handOver(tx, readImport, { importNo })
    return (await tx.staffImport.count({ where: { importNo, storedAt: { not: null } } })) === 1
  })
}

async function keepRow(
  db: PrismaClient,
  { kind, fileName, actor }: Uploading,
  kept: { fileNo: string; format: string; sha256: string; sizeBytes: number },
  now: Date,
): Promise<{ head: StaffImport; isRepeated: boolean }> {
  const existing = await findOpen(db, kind, kept.sha256)
  if (existing) return { head: existing, isRepeated: true }
  try {
    const head = await db.$transaction(async (tx) => {
      const name = fileName
        .normalize('NFC')
        .replaceAll(/\p{Cc}/gu, '')
        .slice(-200)
      const { employeeNo, ipAddress } = actor
      const data = { ...kept, kind, fileName: name, employeeNo, ipAddress, status: 'uploaded' as const }
      const row = await tx.staffImport.create({ data: { ...data, uploadedAt: now } })
      const action = { operation: 'uploadImport', subject: { kind: 'import', no: row.importNo } } as const
      await writeAudit(tx, {
        caller: actor,
        ...action,
        detail: importKindOf(kind).label,
        reason: kept.sha256,
        ipAddress,
        now,
      })
      return row
    })
    return { head, isRepeated: false }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const head = await findOpen(db, kind, kept.sha256)
    if (!head) throw error
    return { head, isRepeated: true }
  }
}

function findOpen(db: PrismaClient, kind: ImportKindName, sha256: string): Promise<StaffImport | null> {
  return db.staffImport.findFirst({ where: { kind, sha256, status: { in: [...OPEN] } } })
}

function formatOf(bytes: Uint8Array, fileName: string): 'csv' | 'xlsx' | { allowed: false; reason: Refusal } {
  if (/\.xlsm$|\.xlsb$|\.xltm$/i.test(fileName)) return denied('IMPORT_MACROS')
  const [first, second] = bytes
  if (first === 0x50 && second === 0x4b) return workbookOf(bytes)
  // Compound files (.xls, also encrypted workbooks), PDF and programs are not text.
  if (first === 0xd0 && second === 0xcf) return denied('IMPORT_TYPE_REFUSED')
  return /\.(?:csv|txt|tsv)$/i.test(fileName) ? 'csv' : denied('IMPORT_TYPE_REFUSED')
}

function workbookOf(bytes: Uint8Array): 'xlsx' | { allowed: false; reason: Refusal } {
  const entries = readZip(bytes)
  if (!entries) return denied('IMPORT_FILE_BROKEN')
  if (entries.some(({ name }) => /vbaproject|\/activex\/|macrosheets/i.test(name)))
    return denied('IMPORT_MACROS')
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) return denied('IMPORT_TYPE_REFUSED')
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0)
  const isBomb =
    unpacked > FILE_LIMITS.unpackedBytes ||
    (unpacked > 10_000_000 && unpacked > RATIO_MOST * bytes.byteLength)
  return isBomb ? denied('IMPORT_FILE_BROKEN') : 'xlsx'
}
