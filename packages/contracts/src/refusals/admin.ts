export const VIEWS_FULL = {
  code: -2890,
  message: '한 목록에는 보기를 20개까지 저장할 수 있습니다. 쓰지 않는 보기를 삭제해주세요.',
} as const
export const SET_TOO_LARGE = {
  code: -2891,
  message: '한 번에 100,000건까지 고를 수 있습니다. 조건을 추가해 줄여주세요.',
} as const
export const SET_ENDED = {
  code: -2892,
  message: '모두 고른 지 하루가 지났습니다. 목록에서 다시 골라주세요.',
} as const
