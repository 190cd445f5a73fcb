/** A support code lasts long enough to begin a telephone call; the limit is ours. */
export const SUPPORT_CODE_SECONDS = 600

export const SUPPORT_CODE_REASON = '상담 코드로 전화 상담'

export function supportCodesSince(now: Date): Date {
  return new Date(now.getTime() - SUPPORT_CODE_SECONDS * 1000)
}
