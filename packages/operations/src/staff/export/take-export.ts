import { takeExport as contract } from '@hygiene/contracts/staff/export/take-export'
import type { PrismaClient, StaffExport } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { exportListOf, type ExportScreen } from '@hygiene/domain/staff/export/export-lists'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { operation } from '../../kit/operation.ts'
import { exportRefusal } from './export-refusal.ts'
import { exportKey } from './make-export.ts'

const TAKING_MS = 10 * 60_000

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/** Begins the only download of a file; one of two simultaneous calls succeeds. */
export const takeExport = operation(contract, async ({ db, input: { exportNo }, actor, now, log }) => {
  const { employeeNo } = actor
  const right = await rightTo(db, exportNo, employeeNo)
  if (right) return denied(right)
  const { count } = await db.staffExport.updateMany({
    where: {
      exportNo,
      employeeNo,
      status: 'ready',
      endsAt: { gt: now },
      OR: [{ takingAt: null }, { takingAt: { lt: new Date(now.getTime() - TAKING_MS) } }],
    },
    data: { takingAt: now },
  })
  const row = await db.staffExport.findUnique({ where: { exportNo, employeeNo } })
  if (count === 0 || !row) return denied(whyNot(row, now))
  log({ reason: row.sha256 ?? '' })
  const { screen, format, orderedAt, sizeBytes } = row
  const name = `${exportListOf(screen as ExportScreen).label}_${seoulDay(orderedAt)}_${exportNo}.${format}`
  const contentType = format === 'csv' ? TYPES.csv : TYPES.xlsx
  return { file: { storageKey: exportKey(row), contentType, sizeBytes: Number(sizeBytes), name } }
})

/** Checks the right at delivery, because orders and files exist for days. */
async function rightTo(db: Transaction, exportNo: number, employeeNo: number) {
  await db.$queryRaw`SELECT 1 FROM "Employee" WHERE "employeeNo" = ${employeeNo} FOR SHARE`
  const row = await db.staffExport.findUnique({
    where: { exportNo, employeeNo },
    include: { employee: true },
  })
  if (!row) return null
  const { employee, orderedAt, screen, isUnmasked } = row
  if (employee.disabledAt) return 'STAFF_FORBIDDEN'
  const moved = await db.roleGrant.findMany({ where: { employeeNo }, orderBy: { grantNo: 'desc' } })
  const before = moved.find(({ grantedAt }) => grantedAt <= orderedAt)
  if (before && before.branchNo !== employee.branchNo) return 'STAFF_FORBIDDEN'
  return exportRefusal(screen as ExportScreen, isUnmasked, employee.role)
}

function whyNot(row: StaffExport | null, now: Date) {
  if (!row) return 'EXPORT_NOT_FOUND'
  if (row.status === 'taken') return 'EXPORT_TAKEN'
  if (row.status === 'ended') return 'EXPORT_ENDED'
  if (row.status !== 'ready') return 'EXPORT_NOT_READY'
  return row.endsAt && row.endsAt <= now ? 'EXPORT_ENDED' : 'EXPORT_BEING_TAKEN'
}

export async function endTaking(db: PrismaClient, exportNo: number, takenAt: Date): Promise<void> {
  await db.staffExport.updateMany({
    where: { exportNo, status: 'ready' },
    data: { status: 'taken', takenAt },
  })
}

export async function breakTaking(db: PrismaClient, exportNo: number): Promise<void> {
  await db.staffExport.updateMany({ where: { exportNo, status: 'ready' }, data: { takingAt: null } })
}
