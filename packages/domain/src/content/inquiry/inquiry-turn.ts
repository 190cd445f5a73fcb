import { allowed, denied, type Verdict } from '../../verdict.ts'

/** Names the latest message: the question, an answer of the association, or the writer's follow-up. */
export type InquiryTurn = 'question' | 'answered' | 'followUp'

export function inquiryTurn(reviews: readonly { isAnswer: boolean }[]): InquiryTurn {
  const last = reviews.at(-1)
  if (!last) return 'question'
  return last.isAnswer ? 'answered' : 'followUp'
}

export function mayEditInquiry(turn: InquiryTurn): Verdict<'INQUIRY_ANSWERED'> {
  return turn === 'question' ? allowed() : denied('INQUIRY_ANSWERED')
}

/** Allows a follow-up only after an answer; before that, the writer changes the question or the last follow-up. */
export function mayFollowUp(turn: InquiryTurn): Verdict<'INQUIRY_NOT_ANSWERED'> {
  return turn === 'answered' ? allowed() : denied('INQUIRY_NOT_ANSWERED')
}

export function mayEditFollowUp(turn: InquiryTurn, isLast: boolean): Verdict<'INQUIRY_ANSWERED'> {
  return turn === 'followUp' && isLast ? allowed() : denied('INQUIRY_ANSWERED')
}

/** Changes whenever a post, an answer or a follow-up is added or changed. */
export function inquiryVersionOf(
  inquiry: { version: number },
  reviews: readonly { reviewNo: number; version: number }[],
): string {
  const last = Math.max(0, ...reviews.map(({ reviewNo }) => reviewNo))
  const changes = reviews.reduce((sum, { version }) => sum + version, 0)
  return `${inquiry.version}.${last}.${changes}`
}
