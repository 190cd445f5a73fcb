export const PAYMENT_NOT_FOUND = {
  code: -2400,
  message: '결제 내역을 찾을 수 없습니다. 결제 내역 화면에서 다시 확인해주세요.',
} as const
export const PAYMENT_MISMATCH = {
  code: -2402,
  message: '결제 금액이 신청 금액과 달라 확인 중입니다. 고객센터에서 연락드리겠습니다.',
} as const
export const GATEWAY_UNAVAILABLE = {
  code: -2403,
  message: '결제사와 통신이 원활하지 않습니다. 결제하신 내용은 자동으로 확인됩니다.',
} as const
export const NOT_REFUNDABLE_COMPLETED = {
  code: -2404,
  message: '이미 수료한 교육은 환불되지 않습니다.',
} as const
export const NOT_REFUNDABLE_FORFEITED = {
  code: -2405,
  message: '결제일부터 한 달이 지났거나 교육 연도가 끝나 환불되지 않습니다.',
} as const
export const REFUND_ACCOUNT_REQUIRED = { code: -2406, message: '환불받으실 계좌를 입력해주세요.' } as const
export const NO_TIME_FOR_DEPOSIT = {
  code: -2409,
  message: '가상계좌로 입금을 기다릴 시간이 남지 않았습니다. 신용카드나 실시간 계좌이체로 결제해주세요.',
} as const
export const NO_LONGER_NEEDED = {
  code: -2410,
  message:
    '다른 교육을 이미 마치셔서 받지 않으셔도 되는 교육이 이 신청에 있습니다. 결제하지 마시고 신청 내역에서 취소해주세요. 받으셔야 하는 영업장이 더 있으면 그곳만 다시 신청해주세요.',
} as const
export const NO_TIME_TO_FINISH = {
  code: -2411,
  message:
    '올해 안에 마치실 수 없습니다. 남은 시간이 교육 시간보다 짧아 결제를 받지 않습니다. 새해 교육은 1월 1일 9시부터 신청하실 수 있습니다.',
} as const
export const NOT_PAID_YET = {
  code: -2408,
  message: '결제가 끝나지 않은 내역입니다. 신청 내역에서 신청을 취소해주세요.',
} as const
export const NO_DEPOSIT_AWAITED = {
  code: -2412,
  message: '입금을 기다리는 계좌가 아닙니다. 화면을 새로 고쳐 결제 상태를 확인해주세요.',
} as const
