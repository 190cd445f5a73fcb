export const EXEMPTION_GROUND_MISMATCH = {
  code: -3100,
  message: '이 근거로는 이 교육을 면제할 수 없습니다. 근거와 교육을 다시 골라주세요.',
} as const
export const EXEMPTION_NEEDS_LICENCE = {
  code: -3101,
  message: '영업장에 대한 면제입니다. 영업신고번호를 입력해주세요.',
} as const
export const EXEMPTION_YEAR_AHEAD = {
  code: -3102,
  message: '아직 시작하지 않은 해는 인정하거나 면제할 수 없습니다.',
} as const
export const EXEMPTION_EXISTS = {
  code: -3103,
  message: '같은 면제가 이미 있습니다. 목록에서 확인해주세요.',
} as const
export const EXEMPTION_NOT_FOUND = {
  code: -3104,
  message: '인정·면제를 찾을 수 없습니다. 목록을 새로 고쳐주세요.',
} as const
export const EXEMPTION_ENDED = {
  code: -3105,
  message: '이미 취소한 인정·면제입니다.',
} as const
