import { followUpInquiry as contract } from '@hygiene/contracts/content/inquiry/follow-up-inquiry'
import { asJson } from '@hygiene/db/as-json'
import type { Inquiry } from '@hygiene/db/generated/client'
import { lockInquiry } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { type InquiryClock, type InquiryTerm, runClock } from '@hygiene/domain/content/inquiry/inquiry-clock'
import { mayEditFollowUp, mayFollowUp } from '@hygiene/domain/content/inquiry/inquiry-turn'
import type { RichBlock } from '@hygiene/domain/content/board/rich-text'
import { operation } from '../../kit/operation.ts'
import { turnOf } from './turn-of.ts'
import { readTerm } from './working-term.ts'

type Followed = { allowed: true; reviewNo: number } | { allowed: false; reason: Refusal }

type Refusal = 'INQUIRY_NOT_FOUND' | 'INQUIRY_NOT_ANSWERED' | 'INQUIRY_ANSWERED' | 'INQUIRY_MERGED'

/**
 * Adds a follow-up to an answer or edits one that is pending. The inquiry awaits an answer again: its clock resumes, or restarts
 * if the inquiry was closed.
 */
export const followUpInquiry = operation(contract, async ({ db, input, actor: { memberNo }, now }) => {
  const { inquiryNo, reviewNo, contents, requestNo } = input
  const inquiry = await lockInquiry(db, inquiryNo)
  if (inquiry?.memberNo !== memberNo) return denied('INQUIRY_NOT_FOUND')
  if (inquiry.mergedIntoNo !== null) return denied('INQUIRY_MERGED')
  if (reviewNo !== undefined) return changeFollowUp(db, { inquiryNo, reviewNo, contents })

  const sent = await db.inquiryReview.findUnique({
    where: { inquiryNo_requestNo: { inquiryNo, requestNo } },
  })
  if (sent) return { allowed: true, reviewNo: sent.reviewNo }
  const verdict = mayFollowUp(await turnOf(db, inquiryNo))
  if (!verdict.allowed) return verdict

  const review = await db.inquiryReview.create({
    data: { inquiryNo, requestNo, content: asJson(contents), writtenAt: now },
  })
  const term = await readTerm(db, inquiry.inquiryType)
  await db.inquiry.update({
    where: { inquiryNo },
    data: { answeredAt: null, tableState: 'open', ...clockAfter(inquiry, term, now) },
  })
  return { allowed: true, reviewNo: review.reviewNo }
})

function clockAfter(
  { tableState, clockUsedMs }: Inquiry,
  term: InquiryTerm,
  now: Date,
): Partial<InquiryClock> {
  if (tableState === 'open') return {}
  return runClock(term, now, tableState === 'waiting' ? clockUsedMs : 0)
}

async function changeFollowUp(
  db: Transaction,
  { inquiryNo, reviewNo, contents }: { inquiryNo: number; reviewNo: number; contents: RichBlock[] },
): Promise<Followed> {
  const review = await db.inquiryReview.findFirst({ where: { reviewNo, inquiryNo, employeeNo: null } })
  if (!review) return denied('INQUIRY_NOT_FOUND')
  const later = await db.inquiryReview.count({ where: { inquiryNo, reviewNo: { gt: reviewNo } } })
  const verdict = mayEditFollowUp(await turnOf(db, inquiryNo), later === 0)
  if (!verdict.allowed) return verdict
  await db.inquiryReview.update({
    where: { reviewNo },
    data: { content: asJson(contents), version: { increment: 1 } },
  })
  return { allowed: true, reviewNo }
}
