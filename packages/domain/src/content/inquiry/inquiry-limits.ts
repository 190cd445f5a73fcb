import { plainTextOf, type RichBlock } from '../board/rich-text.ts'

/** Ours: letters of a title, letters of a text, new posts of a person in 24 hours. */
export const INQUIRY_TITLE_LETTERS = 100
const INQUIRY_LETTERS = 5000
const INQUIRIES_A_DAY = 10
const DAY_MS = 86_400_000

/** Since when the posts of a person count. */
export function inquiryDayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS)
}

/** May a person with these posts within the last day write another one? */
export function mayWriteInquiry(writtenWithinDay: number): boolean {
  return writtenWithinDay < INQUIRIES_A_DAY
}

/** The sentence about a text that cannot be sent; null where it can. */
export function inquiryTextFault(blocks: readonly RichBlock[]): string | null {
  const letters = Array.from(plainTextOf(blocks)).length
  if (letters === 0) return '내용을 입력해주세요.'
  if (letters <= INQUIRY_LETTERS) return null
  return `내용은 ${INQUIRY_LETTERS.toLocaleString('ko-KR')}자까지 쓸 수 있습니다. 지금은 ${letters.toLocaleString('ko-KR')}자입니다.`
}
