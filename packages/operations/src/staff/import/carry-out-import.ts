import type {
  Employee,
  Prisma,
  PrismaClient,
  StaffImport,
  StaffImportRow,
} from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { importColumnsOf, type ImportKindName, importKindOf } from '@hygiene/domain/staff/import/import-kinds'
import type { ImportMapping } from '@hygiene/domain/staff/import/map-columns'
import type { ImportOutcome } from '@hygiene/domain/staff/import/import-states'
import type { ImportValues } from '@hygiene/domain/staff/import/read-row'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { writeAudit } from '../audit-log/write-audit.ts'
import { judgeFound, placed, type Written } from './import-records.ts'
import { importRecordsOf } from './import-records-of.ts'
import { keepOrigins } from './keep-origins.ts'
import { type LiveRow, writeJudged } from './write-judged.ts'
import { writeOutcomes } from './write-outcomes.ts'
import { writeVerdicts } from './write-verdicts.ts'

const BATCH = 100
const RIGHTS_GONE = '등록할 때 요청한 사람에게 이 기록을 가져올 권한이 없어 쓰지 않았습니다.'

/**
 * Writes a file's rows in batches and judges each again under the lock of its kind. A batch and its completion share a
 * transaction, so crashes or two workers still write each row once.
 */
export async function carryOutImport(
  client: PrismaClient,
  importNo: number,
  clock: () => Date,
): Promise<void> {
  while (await client.$transaction((db) => writeBatch(db, importNo, clock()), { timeout: 60_000 })) continue
}

async function writeBatch(db: Transaction, importNo: number, now: Date): Promise<boolean> {
  // A stop also waits for this lock, and no batch starts after it.
  await db.$queryRaw`SELECT 1 FROM "StaffImport" WHERE "importNo" = ${importNo} FOR NO KEY UPDATE`
  const head = await db.staffImport.findUnique({ where: { importNo }, include: { orderedBy: true } })
  if (!head || !['ordered', 'writing'].includes(head.status)) return false
  if (!mayStill(head)) {
    const data = { status: 'stopped' as const, failure: RIGHTS_GONE, endedAt: now }
    await db.staffImport.update({ where: { importNo }, data })
    return false
  }
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`import ${head.kind}`}, 13))`
  const rows = await db.staffImportRow.findMany({
    where: { importNo, doneAt: null, isAgain: false, rowAt: { gt: head.headerAt }, rowClass: { not: null } },
    orderBy: { rowAt: 'asc' },
    take: BATCH,
  })
  if (rows.length === 0) {
    await endWriting(db, importNo, now)
    return false
  }
  const written = await writeRows(db, head, rows, now)
  const memberNos = [...new Set(written.flatMap(({ memberNo }) => memberNo ?? []))]
  if (memberNos.length > 0) await logMembers(db, head, memberNos, now)
  await db.staffImport.update({
    where: { importNo },
    data: { status: 'writing', doneRows: { increment: rows.length } },
  })
  return true
}

type Head = StaffImport & { orderedBy: Employee | null }

function mayStill({ orderedBy, kind }: Head): boolean {
  const { permission } = importKindOf(kind as ImportKindName)
  return orderedBy !== null && orderedBy.disabledAt === null && staffMay(orderedBy.role, permission)
}

async function writeRows(db: Transaction, head: Head, rows: StaffImportRow[], now: Date): Promise<Written[]> {
  const { importNo, kind } = head
  const records = importRecordsOf(kind)
  const idle = rows.filter((row) => row.decision === 'skip' || row.fingerprint === null)
  for (const outcome of ['skipped', 'same'] as const) {
    const rowAts = idle.filter((row) => outcomeOfIdle(row) === outcome).map(({ rowAt }) => rowAt)
    await db.staffImportRow.updateMany({
      where: { importNo, rowAt: { in: rowAts } },
      data: { outcome, doneAt: now },
    })
  }
  const live = rows.filter((row) => !idle.includes(row))
  const by = head.orderedBy ?? { role: 'readOnly' as const, branchNo: null }
  const found = await records.find(db, live.map(valuesOf), { by, now, isWriting: true })
  const judged = live.map((row, at): LiveRow => {
    const [values, one] = [valuesOf(row), found[at] ?? null]
    return { row, values, found: one, judged: judgeFound(values, one) }
  })
  const unchanged = judged.filter((one) => one.judged.fingerprint === one.row.fingerprint)
  const { outcomes, written } = await writeJudged(db, records, unchanged, { head, now })
  await writeOutcomes(db, importNo, outcomes, now)
  await keepOrigins(db, head, outcomes, now)
  await showAgain(
    db,
    head,
    judged.filter((one) => !unchanged.includes(one)),
  )
  return written
}

const valuesOf = ({ values }: { values: Prisma.JsonValue }): ImportValues => values as unknown as ImportValues
const outcomeOfIdle = ({ decision, rowClass }: StaffImportRow): ImportOutcome =>
  decision === 'skip' || rowClass === 'leftOut' ? 'skipped' : 'same'

/** Marks rows whose record changed since the employee saw it; they are shown again and not written. */
async function showAgain(
  db: Transaction,
  { importNo, kind, mapping }: Head,
  again: readonly LiveRow[],
): Promise<void> {
  if (again.length === 0) return
  const columns = importColumnsOf(kind as ImportKindName)
  await writeVerdicts(
    db,
    importNo,
    again.map(({ row, judged }) => ({
      ...placed(judged, columns, mapping as unknown as ImportMapping, row.rowAt),
      rowAt: row.rowAt,
      values: valuesOf(row),
      rowKey: row.rowKey,
    })),
  )
  await db.staffImportRow.updateMany({
    where: { importNo, rowAt: { in: again.map(({ row }) => row.rowAt) } },
    data: { isAgain: true, decision: null },
  })
}

async function endWriting(db: Transaction, importNo: number, now: Date): Promise<void> {
  const isLeft = (await db.staffImportRow.count({ where: { importNo, doneAt: null, isAgain: true } })) > 0
  const data = isLeft
    ? { status: 'ready' as const, approvalNo: null, doneRows: 0 }
    : { status: 'done' as const, endedAt: now }
  await db.staffImport.update({ where: { importNo }, data })
}

async function logMembers(db: Transaction, head: Head, memberNos: number[], now: Date): Promise<void> {
  const { importNo, kind, sha256, text, ipAddress, orderedByNo } = head
  if (orderedByNo === null) return
  const subject = { kind: 'import', no: importNo } as const
  const reason = `${sha256} ${text}`.slice(0, 200)
  const { label } = importKindOf(kind as ImportKindName)
  const action = { operation: 'carryOutImport', subject, detail: label, reason }
  await writeAudit(db, { caller: { employeeNo: orderedByNo }, ...action, ipAddress, now, memberNos })
}
