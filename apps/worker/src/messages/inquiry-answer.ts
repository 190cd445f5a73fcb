import { InquiryType } from '@hygiene/domain/text'
import type { WorkerConfig } from '../config.ts'
import type { Gather } from './gather.ts'

/** Links to the answered post. A private post requires a login, and the address contains no secret. */
export const inquiryAnswer: Gather<'inquiryAnswered' | 'inquiryAsked'> = async ({ db, aboutNo, config }) => {
  const review = await db.inquiryReview.findUnique({
    where: { reviewNo: aboutNo },
    include: { inquiry: true },
  })
  if (!review) return null
  return { kind: review.isQuestion ? 'inquiryAsked' : 'inquiryAnswered', ...postOf(review.inquiry, config) }
}

export const inquiryCorrected: Gather<'inquiryCorrected'> = async ({ db, aboutNo, config }) => {
  const replaced = await db.inquiryReviewVersion.findUnique({
    where: { versionNo: aboutNo },
    include: { review: { include: { inquiry: true } } },
  })
  return replaced && { kind: 'inquiryCorrected', ...postOf(replaced.review.inquiry, config) }
}

function postOf(inquiry: { inquiryType: InquiryType; inquiryNo: number }, { PUBLIC_URL }: WorkerConfig) {
  const inquiryType = inquiry.inquiryType
  const screen = inquiryType === InquiryType.report ? 'report' : 'inquiry'
  const host = PUBLIC_URL.replace(/^https:\/\//, '')
  return { inquiryType, link: `${host}/info/${screen}/view?inquiryNo=${inquiry.inquiryNo}` }
}
