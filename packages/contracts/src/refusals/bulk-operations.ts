export const BULK_NEEDS_APPROVAL = {
  code: -3340,
  message: '1,000명이 넘으면 두 사람이 합니다. 승인을 요청해주세요.',
} as const
export const BULK_NEEDS_NO_APPROVAL = {
  code: -3341,
  message: '1,000명까지는 승인 없이 바로 할 수 있습니다.',
} as const
export const BULK_EMPTY = {
  code: -3342,
  message: '고른 뒤 모두 조건에서 벗어나 할 일이 없습니다. 목록에서 다시 골라주세요.',
} as const
export const BULK_NOT_FOUND = {
  code: -3343,
  message: '일괄 처리를 찾을 수 없습니다. 목록을 새로 고쳐주세요.',
} as const
export const BULK_ENDED = {
  code: -3344,
  message: '이미 끝난 일괄 처리입니다. 목록을 새로 고쳐주세요.',
} as const
export const BULK_OTHER_LIST = {
  code: -3345,
  message: '이 목록에서는 할 수 없는 일입니다. 수강 신청 목록에서 골라주세요.',
} as const
export const TEXT_ADVERTISING = {
  code: -3346,
  message: '광고 문자는 여기서 보낼 수 없습니다. 교육 안내만 적어주세요.',
} as const
export const EXTENSION_ENDED = {
  code: -3347,
  message: '지금 수강 중인 온라인교육만 기간을 늘릴 수 있습니다.',
} as const
export const EXTENSION_DAY = {
  code: -3348,
  message: '지금 기간보다 뒤이고 다음 해 1월 31일보다 늦지 않은 날을 골라주세요.',
} as const
