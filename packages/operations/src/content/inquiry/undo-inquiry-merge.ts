import { type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, runClock, type Verdict } from '@hygiene/domain'
import { type Employee, lockForEmployee } from './lock-for-employee.ts'
import { logInquiryAction } from './log-inquiry-action.ts'
import { readTerm } from './working-term.ts'

/** Takes a merge back: the inquiry is where its own last word leaves it, and its clock goes on. */
export async function undoInquiryMerge(
  client: PrismaClient,
  employee: Employee,
  inquiryNo: number,
  now: Date,
): Promise<Verdict<'INQUIRY_NOT_FOUND' | 'INQUIRY_NOT_MERGED'>> {
  return transaction<Verdict<'INQUIRY_NOT_FOUND' | 'INQUIRY_NOT_MERGED'>>(client, async (db) => {
    const inquiry = await lockForEmployee(db, employee, inquiryNo)
    if (!inquiry) return denied('INQUIRY_NOT_FOUND')
    if (inquiry.mergedIntoNo === null) return denied('INQUIRY_NOT_MERGED')
    const last = await db.inquiryReview.findFirst({ where: { inquiryNo }, orderBy: { reviewNo: 'desc' } })
    const isOurs = !last || last.employeeNo === null
    const term = await readTerm(db, inquiry.inquiryType)
    await db.inquiry.update({
      where: { inquiryNo },
      data: {
        mergedIntoNo: null,
        tableState: isOurs ? 'open' : last.isQuestion ? 'waiting' : 'done',
        ...(isOurs ? runClock(term, now, inquiry.clockUsedMs) : {}),
      },
    })
    await db.inquiryAction.create({
      data: {
        inquiryNo,
        employeeNo: employee.employeeNo,
        kind: 'unmerged',
        otherNo: inquiry.mergedIntoNo,
        at: now,
      },
    })
    await logInquiryAction(db, employee, 'undoInquiryMerge', inquiry, now)
    return allowed()
  })
}
