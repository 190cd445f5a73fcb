export const NOT_APPROVED_AT_GATEWAY = {
  code: -2850,
  message: '결제사가 승인하지 않은 주문이어서 아무것도 바꾸지 않았습니다.',
} as const
export const APPROVED_AMOUNT_DIFFERS = {
  code: -2851,
  message: '결제사가 승인한 금액이 주문 금액과 달라 아무것도 바꾸지 않았습니다.',
} as const
export const RECEIVED_DAY_WRONG = {
  code: -2852,
  message: '받은 날을 확인해주세요. 신청한 날부터 오늘까지 고를 수 있습니다.',
} as const
export const STAFF_PAYMENT_DIFFERS = {
  code: -2853,
  message: '신청의 교육비가 화면의 금액과 다릅니다. 신청을 다시 찾아주세요.',
} as const
export const APPLICATION_TAKES_NO_MONEY = {
  code: -2854,
  message: '이 신청은 더 결제할 수 없습니다. 신청의 상태를 다시 확인해주세요.',
} as const
export const REFUND_ABOVE_PAID = {
  code: -2855,
  message: '돌려드릴 수 있는 금액보다 많습니다. 금액을 다시 입력해주세요.',
} as const
export const NO_TRANSFER_DUE = {
  code: -2856,
  message: '계좌로 보낼 환불이 없습니다. 이미 보냈을 수 있으니 다시 확인해주세요.',
} as const
