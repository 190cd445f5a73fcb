import type { StaffImport } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import type { EmployeeActor } from '../../kit/actor.ts'
import { findImport } from './find-import.ts'

/**
 * Locks an import's row, so that actions run in turn. If its approval request ended without approval, the import returns to
 * review. Returns null if the caller may not see it or its file is deleted.
 */
export async function lockImport(
  db: Transaction,
  caller: EmployeeActor,
  importNo: number,
  now: Date,
): Promise<StaffImport | null> {
  if (!(await findImport(db, caller, importNo))) return null
  await db.$queryRaw`SELECT 1 FROM "StaffImport" WHERE "importNo" = ${importNo} FOR NO KEY UPDATE`
  const head = await db.staffImport.findUnique({ where: { importNo, destroyedAt: null } })
  if (head?.status !== 'approval' || head.approvalNo === null) return head
  const waiting = { approvalNo: head.approvalNo, status: 'pending' as const, endsAt: { gt: now } }
  if ((await db.approval.count({ where: waiting })) > 0) return head
  return db.staffImport.update({ where: { importNo }, data: { status: 'ready', approvalNo: null } })
}
