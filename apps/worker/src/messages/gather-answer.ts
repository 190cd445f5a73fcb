import type { Message, Transaction } from '@hygiene/db'
import { InquiryType, type MessageFacts } from '@hygiene/domain'
import type { WorkerDeps } from '../deps.ts'

/** The post that was answered; its address asks for a login where the post is private, and holds no secret. */
export async function gatherAnswer(
  db: Transaction,
  { aboutNo }: Message,
  { config }: Pick<WorkerDeps, 'config'>,
): Promise<MessageFacts | null> {
  const review = await db.inquiryReview.findUnique({
    where: { reviewNo: aboutNo },
    include: { inquiry: true },
  })
  if (!review) return null
  const inquiryType = review.inquiry.inquiryType as InquiryType
  const screen = inquiryType === InquiryType.report ? 'report' : 'inquiry'
  const host = config.PUBLIC_URL.replace(/^https:\/\//, '')
  const link = `${host}/info/${screen}/view?inquiryNo=${review.inquiryNo}`
  return { kind: 'inquiryAnswered', inquiryType, link }
}
