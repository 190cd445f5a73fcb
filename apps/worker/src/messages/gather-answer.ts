import type { Message, Transaction } from '@hygiene/db'
import { InquiryType, type MessageFacts } from '@hygiene/domain'
import type { WorkerDeps } from '../deps.ts'

type Deps = Pick<WorkerDeps, 'config'>

/** The post that was answered; its address asks for a login where the post is private, and holds no secret. */
export async function gatherAnswer(
  db: Transaction,
  { aboutNo }: Message,
  deps: Deps,
): Promise<MessageFacts | null> {
  const review = await db.inquiryReview.findUnique({
    where: { reviewNo: aboutNo },
    include: { inquiry: true },
  })
  if (!review) return null
  return { kind: review.isQuestion ? 'inquiryAsked' : 'inquiryAnswered', ...postOf(review.inquiry, deps) }
}

/** The same of an answer that was changed. */
export async function gatherCorrected(
  db: Transaction,
  { aboutNo }: Message,
  deps: Deps,
): Promise<MessageFacts | null> {
  const replaced = await db.inquiryReviewVersion.findUnique({
    where: { versionNo: aboutNo },
    include: { review: { include: { inquiry: true } } },
  })
  return replaced && { kind: 'inquiryCorrected', ...postOf(replaced.review.inquiry, deps) }
}

function postOf(inquiry: { inquiryType: number; inquiryNo: number }, { config }: Deps) {
  const inquiryType = inquiry.inquiryType as InquiryType
  const screen = inquiryType === InquiryType.report ? 'report' : 'inquiry'
  const host = config.PUBLIC_URL.replace(/^https:\/\//, '')
  return { inquiryType, link: `${host}/info/${screen}/view?inquiryNo=${inquiry.inquiryNo}` }
}
