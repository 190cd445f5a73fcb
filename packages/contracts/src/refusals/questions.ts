export const QUESTION_NOT_FOUND = {
  code: -3560,
  message: '문항을 찾을 수 없습니다. 번호를 다시 확인해주세요.',
} as const
export const QUESTION_CHANGED = {
  code: -3561,
  message: '다른 직원이 먼저 수정했습니다. 두 내용을 비교한 뒤 선택해주세요.',
} as const
export const QUESTION_REPLACED = {
  code: -3562,
  message: '지난 버전입니다. 사용 중인 버전을 열어 수정해주세요.',
} as const
export const QUESTION_SAME = {
  code: -3563,
  message: '이전 버전과 다른 것이 없습니다. 수정한 뒤 다시 저장해주세요.',
} as const
export const QUESTION_TWIN = {
  code: -3564,
  message: '고른 은행에 같은 문항이 이미 있습니다.',
} as const
export const QUESTION_BANK_UNKNOWN = {
  code: -3565,
  message: '이 문항을 둘 수 없는 은행입니다. 은행을 다시 골라주세요.',
} as const
export const QUESTION_BANK_SHORT = {
  code: -3566,
  message: '이 문항을 빼면 평가에 낼 문항이 모자랍니다. 같은 은행에 문항을 더 넣은 뒤 다시 해주세요.',
} as const
export const QUESTION_BANK_COPIED = {
  code: -3567,
  message: '옮길 문항이 없습니다. 쓰는 문항이 모두 들어 있습니다.',
} as const
export const QUESTION_RETIRED = {
  code: -3568,
  message: '이미 쓰지 않는 문항입니다. 화면을 새로 고쳐주세요.',
} as const
export const QUESTION_IN_USE = {
  code: -3569,
  message: '이미 쓰는 문항입니다. 화면을 새로 고쳐주세요.',
} as const
export const STAFF_SURVEY_NOT_FOUND = {
  code: -3570,
  message: '설문을 찾을 수 없습니다. 번호를 다시 확인해주세요.',
} as const
export const SURVEY_CHANGED = {
  code: -3571,
  message: '다른 직원이 먼저 수정했습니다. 두 내용을 비교한 뒤 선택해주세요.',
} as const
export const SURVEY_SAME = {
  code: -3572,
  message: '이전 버전과 다른 것이 없습니다. 수정한 뒤 다시 저장해주세요.',
} as const
