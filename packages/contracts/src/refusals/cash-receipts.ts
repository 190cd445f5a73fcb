export const CASH_RECEIPT_NOT_FOUND = { code: -3320, message: '현금영수증을 찾을 수 없습니다.' } as const
export const CASH_RECEIPT_METHOD = {
  code: -3321,
  message:
    '현금영수증은 가상계좌, 계좌이체, 직접 수납한 금액에만 발급합니다. 카드와 휴대폰은 결제 영수증이 증빙입니다.',
} as const
export const CASH_RECEIPT_NO_MONEY = {
  code: -3322,
  message: '수납한 금액이 없거나 모두 환불한 주문입니다.',
} as const
export const CASH_RECEIPT_EXISTS = {
  code: -3323,
  message: '이미 발급했거나 발급 중인 현금영수증이 있습니다. 화면을 새로 고쳐주세요.',
} as const
export const CASH_RECEIPT_WHILE_REFUNDING = {
  code: -3324,
  message: '환불이 끝나지 않은 주문입니다. 환불이 끝난 뒤 발급해주세요.',
} as const
export const CASH_RECEIPT_NUMBER_WRONG = {
  code: -3325,
  message: '번호를 확인해주세요. 소득공제는 휴대폰이나 카드 번호, 지출증빙은 사업자등록번호입니다.',
} as const
export const CASH_RECEIPT_NOT_ISSUED = {
  code: -3326,
  message: '발급된 현금영수증이 아니거나 이미 취소 중입니다. 화면을 새로 고쳐주세요.',
} as const
export const CASH_RECEIPT_NOTHING_TO_RETRY = {
  code: -3327,
  message: '다시 시도할 것이 없습니다. 화면을 새로 고쳐주세요.',
} as const
export const CASH_RECEIPT_INVOICED = {
  code: -3328,
  message: '계산서를 발급한 주문입니다. 한 주문에는 증빙을 하나만 발급합니다.',
} as const
export const COURSE_TAX_UNDECIDED = {
  code: -3329,
  message: '이 교육의 과세 구분을 먼저 정해주세요.',
} as const
export const COURSE_NOT_FOUND = { code: -3330, message: '교육과정을 찾을 수 없습니다.' } as const
export const COURSE_TAX_CHANGED = {
  code: -3331,
  message: '그사이 과세 구분이 바뀌었습니다. 화면을 새로 고쳐주세요.',
} as const
export const INVOICE_WISH_NOT_FOUND = { code: -3332, message: '계산서 신청을 찾을 수 없습니다.' } as const
export const INVOICE_WISH_DECIDED = {
  code: -3333,
  message: '이미 처리한 신청입니다. 화면을 새로 고쳐주세요.',
} as const
export const INVOICE_CASH_RECEIPT_EXISTS = {
  code: -3334,
  message: '현금영수증을 발급한 주문입니다. 현금영수증을 먼저 취소해주세요.',
} as const
export const INVOICE_METHOD = {
  code: -3335,
  message: '카드와 휴대폰 결제는 결제 영수증이 증빙이어서 계산서를 따로 발급하지 않습니다.',
} as const
export const INVOICE_ASKED = { code: -3336, message: '이미 계산서를 신청하셨습니다.' } as const
export const BUSINESS_NUMBER_WRONG = {
  code: -3337,
  message: '사업자등록번호를 다시 확인해주세요. 숫자 10자리입니다.',
} as const
