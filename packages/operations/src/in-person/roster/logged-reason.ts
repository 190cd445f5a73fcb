/** A coded reason with its words, as the log keeps it. */
export function loggedReason(label: string, text: string): string {
  return text === '' ? label : `${label}: ${text}`
}

/** Why staff acted for one person of a session, as the log keeps it. */
export const seatReasonLabel = {
  personAsked: '본인 요청',
  payingNow: '입금 중이라고 함',
  payTrouble: '결제 장애',
  association: '협회 사정',
} as const
