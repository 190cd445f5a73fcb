import type { PrismaClient, StaffExport } from '@hygiene/db'
import { denied } from '@hygiene/domain'
import { writeAudit } from '../audit/write-audit.ts'

/** A download that has not ended after this long is taken for broken off. */
const TAKING_MS = 10 * 60_000

interface Taking {
  exportNo: number
  caller: { employeeNo: number }
  ipAddress: string
}

/** Begins the one download of a file: of two at once one begins. */
export async function beginTaking(client: PrismaClient, { exportNo, caller, ipAddress }: Taking, now: Date) {
  const { employeeNo } = caller
  return client.$transaction(async (db) => {
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
    const action = `takeExport ${exportNo}`
    await writeAudit(db, { caller, action, reason: row.sha256 ?? '', ipAddress, now })
    return { allowed: true as const, file: row }
  })
}

function whyNot(row: StaffExport | null, now: Date) {
  if (!row) return 'EXPORT_NOT_FOUND'
  if (row.status === 'taken') return 'EXPORT_TAKEN'
  if (row.status === 'ended') return 'EXPORT_ENDED'
  if (row.status !== 'ready') return 'EXPORT_NOT_READY'
  return row.endsAt && row.endsAt <= now ? 'EXPORT_ENDED' : 'EXPORT_BEING_TAKEN'
}

/** The last byte is gone: the file cannot be had again. */
export async function endTaking(db: PrismaClient, exportNo: number, takenAt: Date): Promise<void> {
  await db.staffExport.updateMany({
    where: { exportNo, status: 'ready' },
    data: { status: 'taken', takenAt },
  })
}

/** The connection broke before: the file can be had. */
export async function breakTaking(db: PrismaClient, exportNo: number): Promise<void> {
  await db.staffExport.updateMany({ where: { exportNo, status: 'ready' }, data: { takingAt: null } })
}
