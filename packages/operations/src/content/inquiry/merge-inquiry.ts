import { type Inquiry, type PrismaClient, transaction, type Transaction } from '@hygiene/db'
import { allowed, denied, mayMergeInquiries, stopClock, type Verdict } from '@hygiene/domain'
import { type Employee, lockForEmployee } from './lock-for-employee.ts'
import { logInquiryAction } from './log-inquiry-action.ts'
import { readHours } from './working-term.ts'

type Merged = Verdict<'INQUIRY_NOT_FOUND' | 'INQUIRY_MERGED' | 'INQUIRY_ANONYMOUS' | 'INQUIRY_MERGE_MISMATCH'>

/** Merges a doublet into another inquiry of the same writer: it is finished, and its writer is led to the other. */
export async function mergeInquiry(
  client: PrismaClient,
  employee: Employee,
  { inquiryNo, intoNo }: { inquiryNo: number; intoNo: number },
  now: Date,
): Promise<Merged> {
  return transaction(client, async (db): Promise<Merged> => {
    const [doublet, into] = await lockBoth(db, employee, inquiryNo, intoNo)
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
      data: { inquiryNo, employeeNo: employee.employeeNo, kind: 'merged', otherNo: intoNo, at: now },
    })
    await logInquiryAction(db, employee, 'mergeInquiry', doublet, now)
    return allowed()
  })
}

/** In the order of their numbers, as all locks of one kind. */
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
