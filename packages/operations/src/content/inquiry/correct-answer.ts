import { asJson, type PrismaClient, transaction } from '@hygiene/db'
import { denied, type RichBlock } from '@hygiene/domain'
import { notifyOnce } from '../../platform/message/notify-once.ts'
import { type Employee, lockForEmployee } from './lock-for-employee.ts'
import { logInquiryAction } from './log-inquiry-action.ts'

type Corrected =
  | { allowed: true; version: number }
  | { allowed: false; reason: 'INQUIRY_NOT_FOUND' | 'INQUIRY_MOVED_ON' }

/** Replaces an answer that was read in this version; the old one is kept, and the writer told of the change. */
export async function correctAnswer(
  client: PrismaClient,
  employee: Employee,
  { reviewNo, version, contents }: { reviewNo: number; version: number; contents: RichBlock[] },
  now: Date,
): Promise<Corrected> {
  return transaction(client, async (db): Promise<Corrected> => {
    const found = await db.inquiryReview.findUnique({ where: { reviewNo } })
    const inquiry = found && (await lockForEmployee(db, employee, found.inquiryNo))
    const review = inquiry && (await db.inquiryReview.findUniqueOrThrow({ where: { reviewNo } }))
    if (!review || review.employeeNo === null) return denied('INQUIRY_NOT_FOUND')
    if (review.version !== version) return denied('INQUIRY_MOVED_ON')

    const { employeeNo } = employee
    const { versionNo } = await db.inquiryReviewVersion.create({
      data: { reviewNo, version, content: asJson(review.content as object[]), employeeNo, replacedAt: now },
    })
    await db.inquiryReview.update({
      where: { reviewNo },
      data: { content: asJson(contents), version: version + 1 },
    })
    await notifyOnce(db, 'inquiryCorrected', { memberNo: inquiry.memberNo, aboutNo: versionNo }, now)
    await logInquiryAction(db, employee, 'correctAnswer', inquiry, now)
    return { allowed: true, version: version + 1 }
  })
}
