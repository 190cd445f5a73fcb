import { type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, runClock, type Verdict } from '@hygiene/domain'
import { type Clerk, lockForClerk } from './lock-for-clerk.ts'
import { logInquiryAct } from './log-inquiry-act.ts'
import { readTerm } from './working-term.ts'

/** Takes a merge back: the inquiry is where its own last word leaves it, and its clock goes on. */
export async function undoInquiryMerge(
  client: PrismaClient,
  clerk: Clerk,
  inquiryNo: number,
  now: Date,
): Promise<Verdict<'INQUIRY_NOT_FOUND' | 'INQUIRY_NOT_MERGED'>> {
  return transaction<Verdict<'INQUIRY_NOT_FOUND' | 'INQUIRY_NOT_MERGED'>>(client, async (db) => {
    const inquiry = await lockForClerk(db, clerk, inquiryNo)
    if (!inquiry) return denied('INQUIRY_NOT_FOUND')
    if (inquiry.mergedIntoNo === null) return denied('INQUIRY_NOT_MERGED')
    const last = await db.inquiryReview.findFirst({ where: { inquiryNo }, orderBy: { reviewNo: 'desc' } })
    const isOurs = !last || last.employeeNo === null
    const term = await readTerm(db, inquiry.inquiryType)
    await db.inquiry.update({
      where: { inquiryNo },
      data: {
        mergedIntoNo: null,
        deskState: isOurs ? 'open' : last.isQuestion ? 'waiting' : 'done',
        ...(isOurs ? runClock(term, now, inquiry.clockUsedMs) : {}),
      },
    })
    await db.inquiryAct.create({
      data: {
        inquiryNo,
        employeeNo: clerk.employeeNo,
        kind: 'unmerged',
        otherNo: inquiry.mergedIntoNo,
        at: now,
      },
    })
    await logInquiryAct(db, clerk, 'undoInquiryMerge', inquiry, now)
    return allowed()
  })
}
