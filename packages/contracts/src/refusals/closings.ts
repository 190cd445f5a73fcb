export const DAY_NOT_OVER = {
  code: -3200,
  message: '아직 끝나지 않은 날은 마감할 수 없습니다.',
} as const
export const DAY_CLOSED = {
  code: -3201,
  message: '이미 마감한 날입니다. 화면을 새로 고쳐주세요.',
} as const
export const DAY_SUMS_CHANGED = {
  code: -3202,
  message: '그사이 이 날의 금액이 바뀌었습니다. 새 금액을 확인하고 다시 마감해주세요.',
} as const
export const DAY_DIFFERENCE_UNEXPLAINED = {
  code: -3203,
  message: '결제사와 다른 주문이 있습니다. 차이를 설명해주세요.',
} as const
export const CLOSING_NOT_FOUND = {
  code: -3204,
  message: '마감이 없거나 이미 다시 열렸습니다. 화면을 새로 고쳐주세요.',
} as const
