import { asJson, lockInquiry, type Transaction } from '@hygiene/db'
import { denied, type RichBlock } from '@hygiene/domain'
import { tellOnce } from '../messages/tell-once.ts'

interface Answer {
  inquiryNo: number
  employeeNo: number
  contents: RichBlock[]
  /** Made by the screen once an answer, so that a second press sends none. */
  requestNo: string
}

type Answered = { allowed: true; reviewNo: number } | { allowed: false; reason: 'INQUIRY_NOT_FOUND' }

/** Answers an inquiry and tells its writer by text message, in the caller's transaction; at night that waits for the morning. */
export async function answerInquiry(
  db: Transaction,
  { inquiryNo, employeeNo, contents, requestNo }: Answer,
  now: Date,
): Promise<Answered> {
  const inquiry = await lockInquiry(db, inquiryNo)
  if (!inquiry) return denied('INQUIRY_NOT_FOUND')
  const sent = await db.inquiryReview.findUnique({ where: { inquiryNo_requestNo: { inquiryNo, requestNo } } })
  if (sent) return { allowed: true, reviewNo: sent.reviewNo }

  const { reviewNo } = await db.inquiryReview.create({
    data: { inquiryNo, employeeNo, requestNo, content: asJson(contents), writtenAt: now },
  })
  await db.inquiry.update({ where: { inquiryNo }, data: { answeredAt: now } })
  await tellOnce(db, 'inquiryAnswered', { memberNo: inquiry.memberNo, aboutNo: reviewNo }, now)
  return { allowed: true, reviewNo }
}
