/** A support code is good for so long: a telephone call begins meanwhile. Ours. */
export const SUPPORT_CODE_SECONDS = 600

/** The reason in the staff's log where the owner has read out a code. */
export const SUPPORT_CODE_REASON = '상담 코드로 전화 상담'

/** Codes made before this instant are over. */
export function supportCodesSince(now: Date): Date {
  return new Date(now.getTime() - SUPPORT_CODE_SECONDS * 1000)
}
