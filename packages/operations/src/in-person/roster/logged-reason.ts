export function loggedReason(label: string, text: string): string {
  return text === '' ? label : `${label}: ${text}`
}

export const seatReasonLabel = {
  personAsked: '본인 요청',
  payingNow: '입금 중이라고 함',
  payTrouble: '결제 장애',
  association: '협회 사정',
} as const
