export const PAYMENT_EXCEPTION_NOT_FOUND = { code: -3710, message: '맞춰 볼 건을 찾을 수 없습니다.' } as const
export const REFUND_HOLDER_DIFFERS = {
  code: -3711,
  message: '입력하신 예금주가 은행에 등록된 이름과 다릅니다. 계좌번호와 예금주를 다시 확인해주세요.',
} as const
export const REFUND_ACCOUNT_WRONG = {
  code: -3712,
  message: '은행에서 찾을 수 없는 계좌입니다. 은행과 계좌번호를 다시 확인해주세요.',
} as const
export const REVIVED_SUM_DIFFERS = {
  code: -3770,
  message: '결제사에 있는 금액이 이 신청의 금액과 다릅니다. 신청번호를 다시 확인해주세요.',
} as const
