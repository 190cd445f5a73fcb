import { mergeInquiry as contract } from '@hygiene/contracts/content/inquiry/staff/merge-inquiry'
import type { Inquiry } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { mayMergeInquiries } from '@hygiene/domain/content/inquiry/inquiry-scope'
import { stopClock } from '@hygiene/domain/content/inquiry/inquiry-clock'
import { operation } from '../../../kit/operation.ts'
import { type Employee, lockForEmployee } from '../lock-for-employee.ts'
import { writerNos } from '../logged-inquiry.ts'
import { readHours } from '../working-term.ts'

/** Merges a duplicate into another inquiry of the same writer. The duplicate is closed and refers to the other. */
export const mergeInquiry = operation(contract, async ({ db, input, actor, now, log }) => {
  const { inquiryNo, intoNo } = input
  const [doublet, into] = await lockBoth(db, actor, inquiryNo, intoNo)
  if (!doublet || !into) return denied('INQUIRY_NOT_FOUND')
  const hasOwn = (await db.inquiry.count({ where: { mergedIntoNo: inquiryNo } })) > 0
  const verdict = mayMergeInquiries({ ...doublet, hasMerged: hasOwn }, into)
  if (!verdict.allowed) return verdict

  const hours = await readHours(db)
  await db.inquiry.update({
    where: { inquiryNo },
    data: { mergedIntoNo: intoNo, tableState: 'done', ...stopClock(hours, doublet, now) },
  })
  await db.inquiryAction.create({
    data: { inquiryNo, employeeNo: actor.employeeNo, kind: 'merged', otherNo: intoNo, at: now },
  })
  log({ memberNos: writerNos(doublet) })
  return { inquiryNo }
})

/** Locks in the order of the numbers to avoid deadlocks. */
async function lockBoth(
  db: Transaction,
  employee: Employee,
  inquiryNo: number,
  intoNo: number,
): Promise<[Inquiry | null, Inquiry | null]> {
  const low = await lockForEmployee(db, employee, Math.min(inquiryNo, intoNo))
  const high = await lockForEmployee(db, employee, Math.max(inquiryNo, intoNo))
  return inquiryNo < intoNo ? [low, high] : [high, low]
}
