export const staffPaymentReasons = [
  'counterCash',
  'bankTransfer',
  'gatewayDown',
  'publicPayer',
  'other',
] as const
export type StaffPaymentReason = (typeof staffPaymentReasons)[number]

export const staffPaymentReasonLabel: Record<StaffPaymentReason, string> = {
  counterCash: '창구에서 현금으로 받음',
  bankTransfer: '협회 계좌로 입금',
  gatewayDown: '결제사 장애로 따로 받음',
  publicPayer: '관공서·단체가 한꺼번에 냄',
  other: '기타 사유',
}

export const refundFilters = ['inProgress', 'failed', 'done'] as const
export type RefundFilter = (typeof refundFilters)[number]
export const refundFilterLabel: Record<RefundFilter, string> = {
  inProgress: '환불 처리 중',
  failed: '환불 거절',
  done: '환불 완료',
}
