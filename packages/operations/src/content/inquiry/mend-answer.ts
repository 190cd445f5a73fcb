import { asJson, type PrismaClient, transaction } from '@hygiene/db'
import { denied, type RichBlock } from '@hygiene/domain'
import { tellOnce } from '../../platform/message/tell-once.ts'
import { type Clerk, lockForClerk } from './lock-for-clerk.ts'
import { logInquiryAct } from './log-inquiry-act.ts'

type Mended =
  | { allowed: true; version: number }
  | { allowed: false; reason: 'INQUIRY_NOT_FOUND' | 'INQUIRY_MOVED_ON' }

/** Replaces an answer that was read in this version; the old one is kept, and the writer told of the change. */
export async function mendAnswer(
  client: PrismaClient,
  clerk: Clerk,
  { reviewNo, version, contents }: { reviewNo: number; version: number; contents: RichBlock[] },
  now: Date,
): Promise<Mended> {
  return transaction(client, async (db): Promise<Mended> => {
    const found = await db.inquiryReview.findUnique({ where: { reviewNo } })
    const inquiry = found && (await lockForClerk(db, clerk, found.inquiryNo))
    const review = inquiry && (await db.inquiryReview.findUniqueOrThrow({ where: { reviewNo } }))
    if (!review || review.employeeNo === null) return denied('INQUIRY_NOT_FOUND')
    if (review.version !== version) return denied('INQUIRY_MOVED_ON')

    const { employeeNo } = clerk
    const { versionNo } = await db.inquiryReviewVersion.create({
      data: { reviewNo, version, content: asJson(review.content as object[]), employeeNo, replacedAt: now },
    })
    await db.inquiryReview.update({
      where: { reviewNo },
      data: { content: asJson(contents), version: version + 1 },
    })
    await tellOnce(db, 'inquiryMended', { memberNo: inquiry.memberNo, aboutNo: versionNo }, now)
    await logInquiryAct(db, clerk, 'mendAnswer', inquiry, now)
    return { allowed: true, version: version + 1 }
  })
}
