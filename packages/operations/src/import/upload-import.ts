import { createHash, randomUUID } from 'node:crypto'
import { readImport } from '@hygiene/contracts'
import { handOver, isUniqueViolation, type PrismaClient } from '@hygiene/db'
import {
  denied,
  FILE_LIMITS,
  type ImportKindName,
  importKindOf,
  readZip,
  type StaffRole,
  staffMay,
} from '@hygiene/domain'
import { writeAudit } from '../audit/write-audit.ts'
import type { FileStore } from '../files/store-document.ts'
import { inUploadTurn } from '../files/upload-turn.ts'

interface Uploading {
  kind: ImportKindName
  fileName: string
  /** Reads the bytes when it is their turn. */
  read: () => Promise<Uint8Array>
  caller: { employeeNo: number; role: StaffRole }
  ipAddress: string
}

type Refusal = 'STAFF_FORBIDDEN' | 'IMPORT_TYPE_REFUSED' | 'IMPORT_MACROS' | 'IMPORT_FILE_BROKEN'
type Uploaded = { allowed: true; importNo: number; isRepeated: boolean } | { allowed: false; reason: Refusal }

/** Unpacked bytes for one packed byte: a sheet of equal rows has about a hundred. */
const RATIO_MOST = 400
const OPEN = ['uploaded', 'mapping', 'checking', 'ready', 'approval', 'ordered', 'writing'] as const

/** Where the bytes of an import lie. */
export const importStorageKey = ({ fileNo }: { fileNo: string }): string => `imports/${fileNo}`

/** Keeps a file for the worker. The same bytes, while they are open, are the same import: the index of open ones decides. */
export async function uploadImport(
  { db, storage }: { db: PrismaClient; storage: FileStore },
  uploading: Uploading,
  now: Date,
): Promise<Uploaded> {
  if (!staffMay(uploading.caller.role, importKindOf(uploading.kind).permission))
    return denied('STAFF_FORBIDDEN')
  return inUploadTurn(async () => {
    const bytes = await uploading.read()
    const format = formatOf(bytes, uploading.fileName)
    if (typeof format !== 'string') return format
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const standing = await findOpen(db, uploading.kind, sha256)
    if (standing !== null) return standing
    const fileNo = randomUUID()
    // Bytes first: a row promises them. Bytes without a row are those of a process that died here.
    await storage.put(importStorageKey({ fileNo }), bytes)
    const kept = { fileNo, format, sha256, sizeBytes: bytes.byteLength }
    return keepRow(db, uploading, kept, now)
  })
}

async function keepRow(
  db: PrismaClient,
  { kind, fileName, caller, ipAddress }: Uploading,
  kept: { fileNo: string; format: string; sha256: string; sizeBytes: number },
  now: Date,
): Promise<Uploaded> {
  try {
    const importNo = await db.$transaction(async (tx) => {
      const name = fileName
        .normalize('NFC')
        .replaceAll(/\p{Cc}/gu, '')
        .slice(-200)
      const { employeeNo } = caller
      const data = { ...kept, kind, fileName: name, employeeNo, ipAddress, status: 'uploaded' as const }
      const row = await tx.staffImport.create({ data: { ...data, uploadedAt: now } })
      const action = `uploadImport 가져오기 ${row.importNo}: ${importKindOf(kind).label}`
      await writeAudit(tx, { caller, action, reason: kept.sha256, ipAddress, now })
      await handOver(tx, readImport, { importNo: row.importNo })
      return row.importNo
    })
    return { allowed: true, importNo, isRepeated: false }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const standing = await findOpen(db, kind, kept.sha256)
    if (standing === null) throw error
    return standing
  }
}

async function findOpen(db: PrismaClient, kind: ImportKindName, sha256: string) {
  const row = await db.staffImport.findFirst({ where: { kind, sha256, status: { in: [...OPEN] } } })
  return row ? { allowed: true as const, importNo: row.importNo, isRepeated: true } : null
}

/** The form of a file by its content; its name decides nothing but what is asked of a text. */
function formatOf(bytes: Uint8Array, fileName: string): 'csv' | 'xlsx' | { allowed: false; reason: Refusal } {
  if (/\.xlsm$|\.xlsb$|\.xltm$/i.test(fileName)) return denied('IMPORT_MACROS')
  const [first, second] = bytes
  if (first === 0x50 && second === 0x4b) return workbookOf(bytes)
  // Compound files (.xls, also an encrypted workbook), PDF and programs are no text.
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
