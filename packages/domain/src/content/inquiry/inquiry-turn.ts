import { allowed, denied, type Verdict } from '../../verdict.ts'

/** Whose word stands last: the question itself, an answer of the association, or the writer's follow-up. */
export type InquiryTurn = 'question' | 'answered' | 'followUp'

/** The turn of an inquiry with these reviews, oldest first. */
export function inquiryTurn(reviews: readonly { isAnswer: boolean }[]): InquiryTurn {
  const last = reviews.at(-1)
  if (!last) return 'question'
  return last.isAnswer ? 'answered' : 'followUp'
}

/** The question may be changed until there is a word about it. */
export function mayEditInquiry(turn: InquiryTurn): Verdict<'INQUIRY_ANSWERED'> {
  return turn === 'question' ? allowed() : denied('INQUIRY_ANSWERED')
}

/** A follow-up takes its turn after an answer; before it, the question or the last follow-up is changed instead. */
export function mayFollowUp(turn: InquiryTurn): Verdict<'INQUIRY_NOT_ANSWERED'> {
  return turn === 'answered' ? allowed() : denied('INQUIRY_NOT_ANSWERED')
}

/** The last follow-up may be changed until it is answered. */
export function mayEditFollowUp(turn: InquiryTurn, isLast: boolean): Verdict<'INQUIRY_ANSWERED'> {
  return turn === 'followUp' && isLast ? allowed() : denied('INQUIRY_ANSWERED')
}

/** What stands under an inquiry, in one word: it differs as soon as a post, an answer or a follow-up is added or changed. */
export function inquiryVersionOf(
  inquiry: { version: number },
  reviews: readonly { reviewNo: number; version: number }[],
): string {
  const last = Math.max(0, ...reviews.map(({ reviewNo }) => reviewNo))
  const changes = reviews.reduce((sum, { version }) => sum + version, 0)
  return `${inquiry.version}.${last}.${changes}`
}
