import type { StaffImport } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import type { EmployeeActor } from '../../kit/actor.ts'
import { findImport } from './find-import.ts'

/**
 * Acts on one import take turns behind its row. A request of two people that came to nothing leaves the import to be looked at
 * again. Null: there is none that the caller may read in, or its file is destroyed.
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
