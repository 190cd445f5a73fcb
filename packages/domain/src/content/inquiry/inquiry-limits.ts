import { plainTextOf, type RichBlock } from '../board/rich-text.ts'

/** Limits a title, a text, and the new posts of a person in 24 hours; these limits are ours. */
export const INQUIRY_TITLE_LETTERS = 100
const INQUIRY_LETTERS = 5000
const INQUIRIES_A_DAY = 10
const DAY_MS = 86_400_000

export function inquiryDayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS)
}

export function mayWriteInquiry(writtenWithinDay: number): boolean {
  return writtenWithinDay < INQUIRIES_A_DAY
}

export function inquiryTextFault(blocks: readonly RichBlock[]): string | null {
  const letters = Array.from(plainTextOf(blocks)).length
  if (letters === 0) return '내용을 입력해주세요.'
  if (letters <= INQUIRY_LETTERS) return null
  return `내용은 ${INQUIRY_LETTERS.toLocaleString('ko-KR')}자까지 쓸 수 있습니다. 지금은 ${letters.toLocaleString('ko-KR')}자입니다.`
}
