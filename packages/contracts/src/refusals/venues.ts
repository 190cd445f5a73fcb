export const VENUE_TAKEN = {
  code: -3580,
  message: '그 시간에 이 교육장을 쓰는 다른 회차가 있습니다. 시간이나 교육장을 바꿔주세요.',
} as const
export const SERIES_CLASHES = {
  code: -3581,
  message: '만들 수 없는 날이 있어 아무 회차도 만들지 않았습니다. 미리 보기를 다시 확인해주세요.',
} as const
export const SERIES_TOO_LONG = {
  code: -3582,
  message: '한 번에 60일까지 만들 수 있습니다. 기간을 줄여주세요.',
} as const
export const SEATS_BELOW_TAKEN = {
  code: -3583,
  message: '이미 잡힌 자리보다 적게 줄일 수 없습니다. 잡힌 자리를 확인해주세요.',
} as const
export const SEATS_OVER_VENUE = {
  code: -3584,
  message: '교육장의 좌석보다 많이 받을 수 없습니다. 좌석 수를 줄여주세요.',
} as const
export const APPLICATIONS_TIME_WRONG = {
  code: -3585,
  message: '신청 마감은 지금보다 뒤, 교육 시작보다 앞이어야 합니다.',
} as const
export const VENUE_RETIRED = {
  code: -3586,
  message: '더 쓰지 않는 교육장입니다. 다른 교육장을 골라주세요.',
} as const
export const VENUE_IN_USE = {
  code: -3587,
  message: '이 교육장에 남은 회차가 있습니다. 회차를 옮기거나 마친 뒤에 다시 해주세요.',
} as const
export const VENUE_SEATS_NEEDED = {
  code: -3588,
  message: '남은 회차의 좌석보다 적게 줄일 수 없습니다. 회차의 좌석을 먼저 줄여주세요.',
} as const
export const INSTRUCTOR_NOT_FOUND = {
  code: -3589,
  message: '강사를 찾을 수 없습니다. 목록을 새로 고쳐주세요.',
} as const
export const INSTRUCTOR_ENDED = {
  code: -3590,
  message: '강의를 중단한 강사입니다. 다른 강사를 골라주세요.',
} as const
export const INSTRUCTOR_TAKEN = {
  code: -3591,
  message: '그 시간에 다른 강의가 있는 강사입니다. 시간이나 강사를 바꿔주세요.',
} as const
export const INSTRUCTOR_TOO_FAR = {
  code: -3592,
  message: '다른 지회의 강의와 2시간 넘게 떨어져 있어야 합니다. 시간이나 강사를 바꿔주세요.',
} as const
export const LESSON_OUTSIDE_SESSION = {
  code: -3593,
  message: '강의 시간이 교육 시간을 벗어납니다. 시간표를 다시 확인해주세요.',
} as const
export const INSTRUCTOR_HAS_LESSONS = {
  code: -3594,
  message: '앞으로 맡은 강의가 있습니다. 시간표에서 강사를 바꾼 뒤에 다시 해주세요.',
} as const
export const VENUE_CLOSED = {
  code: -3595,
  message: '그 날짜에는 사용할 수 없는 교육장입니다. 날짜나 교육장을 바꿔주세요.',
} as const
export const VENUE_CLOSURE_PAST = {
  code: -3596,
  message: '오늘이나 그 뒤의 날짜를 입력해주세요.',
} as const
export const VENUE_CLOSURE_CHANGED = {
  code: -3597,
  message: '그사이 남은 회차나 옮길 교육장이 바뀌었습니다. 새 목록을 확인하고 다시 요청해주세요.',
} as const
