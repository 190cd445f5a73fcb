export const PEOPLE_CHANGED = {
  code: -2950,
  message: '그 사이 신청한 사람 수가 바뀌었습니다. 화면을 새로 고쳐 확인한 뒤 다시 입력해주세요.',
} as const
export const CHECK_IN_NOT_OPEN = {
  code: -2951,
  message: '교육일 새벽 5시부터 다음 날 새벽 3시까지 수동 처리할 수 있습니다.',
} as const
export const NOT_EXPECTED = {
  code: -2952,
  message: '이 회차에 결제를 마친 자리가 없어 입실·퇴실로 처리할 수 없습니다.',
} as const
export const ALREADY_MARKED = {
  code: -2953,
  message: '이미 처리된 사람입니다. 명단을 새로 고쳤습니다.',
} as const
export const UNDO_TOO_LATE = {
  code: -2954,
  message:
    '되돌릴 수 있는 시간이 지났습니다. 입실·퇴실로 다시 처리하거나 교육이 끝난 뒤에 출석을 결정해주세요.',
} as const
export const HOLD_OVER = {
  code: -2955,
  message: '자리를 잡아 둔 시간이 이미 끝났습니다. 명단을 다시 확인해주세요.',
} as const
export const HOLD_AT_LIMIT = {
  code: -2956,
  message: '자리는 교육 전날 밤 12시까지만 잡아 둘 수 있습니다.',
} as const
export const NOTHING_TO_SEND = {
  code: -2957,
  message: '지금 이 사람에게 다시 보낼 것이 없습니다. 자리와 결제를 확인해주세요.',
} as const
export const MESSAGE_JUST_SENT = {
  code: -2958,
  message: '1분 안에 이미 보냈습니다. 잠시 뒤에 다시 보내주세요.',
} as const
export const MESSAGES_MANY = {
  code: -2962,
  message: '이 회원에게 문자를 너무 많이 보냈습니다. 10분에 3건, 하루에 10건까지 보낼 수 있습니다.',
} as const
export const SHEET_NOT_FOUND = {
  code: -2959,
  message: '출석부를 찾을 수 없습니다. 다시 만들어주세요.',
} as const
export const SHEET_NOT_DRAWN = {
  code: -2960,
  message: '출석부를 만들고 있습니다. 잠시만 기다려주세요.',
} as const
export const SHEET_FAILED = {
  code: -2961,
  message: '출석부를 만들지 못했습니다. 이름에 인쇄할 수 없는 글자가 있는지 확인해주세요.',
} as const

export const ALREADY_CANCELLED = {
  code: -2762,
  message: '이미 취소된 회차입니다. 화면을 새로 고쳐 확인해주세요.',
} as const
export const SESSION_OVER = {
  code: -2763,
  message: '이미 끝난 회차입니다. 화면을 새로 고쳐 확인해주세요.',
} as const
export const REPLACEMENT_NOT_OPEN = {
  code: -2764,
  message: '옮길 회차가 이미 시작했거나 취소되었습니다. 다른 회차를 골라주세요.',
} as const
export const REPLACEMENT_OF_OTHER_COURSE = {
  code: -2765,
  message: '교육 연도나 대상이 다른 회차로는 옮길 수 없습니다. 다른 회차를 골라주세요.',
} as const
export const NOTHING_CHANGES = {
  code: -2766,
  message: '지금과 같은 시간과 교육장입니다. 바꿀 시간이나 교육장을 골라주세요.',
} as const
export const SESSION_HAS_BEGUN = {
  code: -2767,
  message: '이미 시작했거나 취소된 회차는 옮길 수 없습니다. 화면을 새로 고쳐 확인해주세요.',
} as const
export const STARTS_IN_THE_PAST = {
  code: -2768,
  message: '시작 시각이 이미 지났습니다. 앞으로의 시각을 입력해주세요.',
} as const
export const ENDS_BEFORE_IT_STARTS = {
  code: -2769,
  message: '끝나는 시각이 시작 시각보다 빠릅니다. 끝나는 시각을 다시 입력해주세요.',
} as const
export const OTHER_YEAR = {
  code: -2770,
  message: '다른 연도로는 옮길 수 없습니다. 회차를 취소하고 그 연도의 회차를 새로 안내해주세요.',
} as const
export const APPLICATIONS_WOULD_NEVER_OPEN = {
  code: -2771,
  message: '신청이 시작되기 전에 마감되는 시간입니다. 더 늦은 날을 골라주세요.',
} as const
export const VENUE_TOO_SMALL = {
  code: -2772,
  message: '이미 자리를 잡은 사람이 교육장 정원보다 많습니다. 더 큰 교육장을 골라주세요.',
} as const
export const VENUE_NOT_FOUND = {
  code: -2773,
  message: '교육장을 찾을 수 없습니다. 교육장을 다시 골라주세요.',
} as const
export const BOOKING_NOT_FOUND = {
  code: -2774,
  message: '신청을 찾을 수 없습니다. 명단을 다시 조회해주세요.',
} as const
export const SESSION_NOT_OVER = { code: -2775, message: '교육이 끝난 뒤에 결정할 수 있습니다.' } as const
export const NOTHING_TO_SETTLE = {
  code: -2776,
  message: '이미 수료, 불참, 취소 또는 환불로 끝난 신청입니다. 명단을 다시 조회해주세요.',
} as const
export const APPLIED_AGAIN = {
  code: -2777,
  message: '같은 영업장으로 새로 신청한 교육이 있어 출석으로 바꿀 수 없습니다. 새 신청을 먼저 취소해주세요.',
} as const
export const BOOKING_EXCEPTION_CLOSED = {
  code: -2790,
  message: '이미 확인을 마친 신청입니다. 명단을 다시 조회해주세요.',
} as const
export const PRESENCE_UNDECIDED = {
  code: -2791,
  message: '출석을 먼저 결정해야 하는 신청입니다. 출석과 불참 가운데 결정해주세요.',
} as const
export const CHECK_IN_LABEL_TAKEN = {
  code: -2778,
  message: '같은 이름의 주소가 이미 있습니다. 다른 이름으로 만들어주세요.',
} as const
export const CHECK_IN_LINK_NOT_FOUND = {
  code: -2779,
  message: '이미 닫혔거나 없는 주소입니다. 화면을 새로 고쳐 확인해주세요.',
} as const
