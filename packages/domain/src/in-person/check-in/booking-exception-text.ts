export const bookingExceptionText = {
  waitsForAccount: '협회가 취소한 교육: 환불받을 계좌를 기다립니다',
  noPayment: '협회가 취소한 교육: 결제 내역을 찾지 못해 환불하지 못했습니다',
  sameTime: '협회가 옮긴 시간에 다른 집합교육이 예약되어 있습니다',
} as const

export function cancelledByAssociation(cancelReason: string): string {
  return `협회 사정으로 교육 취소: ${cancelReason}`
}
