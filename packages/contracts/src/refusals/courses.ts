export const COURSE_NOT_DRAFT = {
  code: -3401,
  message: '이미 공개되었거나 버린 초안입니다. 화면을 새로 고쳐주세요.',
} as const
export const COURSE_DRAFT_CHANGED = {
  code: -3402,
  message: '다른 직원이 먼저 저장했습니다. 두 내용을 비교한 뒤 선택해주세요.',
} as const
export const COURSE_LECTURE_UNKNOWN = {
  code: -3403,
  message: '없는 강의가 들어 있습니다. 강의를 다시 골라주세요.',
} as const
export const COURSE_NO_LECTURES = {
  code: -3404,
  message: '강의가 없습니다. 강의를 넣은 뒤 공개해주세요.',
} as const
export const COURSE_NO_WINDOW = {
  code: -3405,
  message: '신청 기간이 없습니다. 신청 기간을 넣은 뒤 공개해주세요.',
} as const
export const COURSE_BANK_SHORT = {
  code: -3406,
  message: '문제은행의 문항이 평가 문항 수보다 적습니다. 문항을 더 넣거나 문항 수를 줄여주세요.',
} as const
export const COURSE_START_AFTER_YEAR = {
  code: -3407,
  message: '적용 시작 일시가 과정의 해보다 뒤입니다. 그해 안으로 골라주세요.',
} as const
export const COURSE_START_BEFORE_PLANNED = {
  code: -3408,
  message: '먼저 공개한 버전보다 뒤에 시작해야 합니다. 시작 일시를 다시 골라주세요.',
} as const
export const COURSE_SAME_RULES = {
  code: -3409,
  message: '이전 버전과 다른 것이 없습니다. 바꿀 규칙을 수정한 뒤 다시 해주세요.',
} as const
export const COURSE_NEEDS_TWO = {
  code: -3410,
  message: '운영 중인 해의 규칙은 두 사람이 바꿉니다. 승인을 요청해주세요.',
} as const
export const COURSE_NEEDS_ONE = {
  code: -3411,
  message: '아직 시작하지 않은 해의 과정입니다. 승인 없이 바로 공개해주세요.',
} as const
export const NEXT_YEAR_COPIED = {
  code: -3412,
  message: '내년으로 옮길 것이 없습니다. 이미 모두 옮겼습니다.',
} as const
export const COURSE_NEEDS_TAX = {
  code: -3413,
  message: '과세인지 면세인지 정하지 않았습니다. ‘과세 구분’에서 정한 뒤 공개해주세요.',
} as const
export const COURSE_NO_SURVEY = {
  code: -3414,
  message: '그해의 설문이 없습니다. 설문을 만든 뒤 공개해주세요.',
} as const
export const COURSE_NO_PRICE = {
  code: -3415,
  message: '교육비가 0원입니다. 교육비를 입력한 뒤 공개해주세요.',
} as const
export const COURSE_EXISTS = {
  code: -3664,
  message: '이미 있는 과정입니다. 그 과정의 새 버전을 만들어주세요.',
} as const
export const COURSE_YEAR_OUTSIDE = {
  code: -3665,
  message: '올해와 내년 과정만 새로 만들 수 있습니다.',
} as const
