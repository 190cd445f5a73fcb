export const LECTURE_NOT_FOUND = {
  code: -2300,
  message: '강의를 찾을 수 없습니다. 나의 학습실에서 다시 선택해주세요.',
} as const
export const LECTURE_FINISHED = {
  code: -2323,
  message: '이미 끝까지 시청하신 강의입니다. 다시보기에서 자유롭게 보실 수 있습니다.',
} as const
export const LECTURE_NOT_FINISHED = {
  code: -2324,
  message: '아직 끝까지 시청하지 않으신 강의입니다. 나의 학습실에서 이어서 시청해주세요.',
} as const
export const NOT_PAID = { code: -2301, message: '결제를 마친 뒤 수강할 수 있습니다.' } as const
export const ENROLMENT_ENDED = {
  code: -2302,
  message: '취소되었거나 기간이 끝난 교육입니다. 신청 내역을 확인해주세요.',
} as const
export const LEASE_LOST = {
  code: -2303,
  message:
    '다른 화면에서 강의를 재생하고 있어 이 화면의 시청은 인정되지 않습니다. 이어서 보시려면 여기서 계속을 눌러주세요.',
} as const
export const PLAYER_OPEN_ELSEWHERE = {
  code: -2304,
  message: '다른 화면에서 강의를 보고 있습니다. 여기서 이어서 보시겠습니까?',
} as const
export const NOT_YET_FULL = {
  code: -2305,
  message: '아직 강의를 끝까지 시청하지 않으셨습니다. 남은 부분을 이어서 시청해주세요.',
} as const
export const LECTURES_NOT_FINISHED = {
  code: -2306,
  message: '모든 강의를 끝까지 시청한 뒤 진행할 수 있습니다.',
} as const
export const SURVEY_NOT_DONE = { code: -2307, message: '설문조사를 먼저 해주세요.' } as const
export const SURVEY_ALREADY_DONE = {
  code: -2308,
  message: '설문조사를 이미 마치셨습니다. 다음 단계로 진행해주세요.',
} as const
export const SURVEY_INCOMPLETE = {
  code: -2309,
  message: '답하지 않은 필수 문항이 있습니다. 모두 답해주세요.',
} as const
export const SURVEY_MISSING = {
  code: -2321,
  message: '설문조사가 아직 준비되지 않았습니다. 고객센터로 문의해주세요.',
} as const
export const IDENTITY_NOT_CHECKED = {
  code: -2310,
  message: '평가 전에 본인확인을 해주세요. 본인확인은 30분 동안 유효합니다.',
} as const
export const IDENTITY_UNKNOWN = {
  code: -2311,
  message: '본인확인 정보를 찾을 수 없습니다. 본인확인을 다시 해주세요.',
} as const
export const IDENTITY_FAILED = {
  code: -2312,
  message: '본인확인을 마치지 못했습니다. 다시 시도해주세요.',
} as const
export const IDENTITY_OTHER_PERSON = {
  code: -2313,
  message: '신청자 본인과 다른 분의 본인확인입니다. 신청자 본인의 휴대전화로 다시 해주세요.',
} as const
export const ATTEMPT_NOT_FOUND = {
  code: -2314,
  message: '평가 문제를 찾을 수 없습니다. 평가를 다시 시작해주세요.',
} as const
export const ATTEMPT_CLOSED = {
  code: -2315,
  message: '이미 제출한 평가입니다. 결과를 확인해주세요.',
} as const
export const ATTEMPT_NOT_FAILED = {
  code: -2322,
  message: '합격하지 못한 평가에서만 다시 들으실 강의를 알려드립니다.',
} as const
export const ANSWERS_INCOMPLETE = {
  code: -2316,
  message: '답하지 않은 문제가 있습니다. 모두 답한 뒤 제출해주세요.',
} as const
export const ATTEMPTS_USED_UP = {
  code: -2317,
  message: '응시 횟수를 모두 사용하셨습니다. 고객센터로 문의해주세요.',
} as const
export const ALREADY_COMPLETED = {
  code: -2318,
  message: '이미 수료하셨습니다. 수료증을 출력해주세요.',
} as const
export const IDENTITY_UNAVAILABLE = {
  code: -2320,
  message: '본인확인 기관과 통신이 원활하지 않습니다. 잠시 뒤 본인확인을 다시 해주세요.',
} as const
