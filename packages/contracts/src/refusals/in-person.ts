export const SESSION_NOT_FOUND = {
  code: -2600,
  message: '교육 일정을 찾을 수 없습니다. 날짜와 교육장을 다시 골라주세요.',
} as const
export const SESSION_FULL = {
  code: -2601,
  message: '그 사이 자리가 모두 찼습니다. 다른 일정을 고르시거나 대기자로 신청해주세요.',
} as const
export const SESSION_TRADE_FULL = {
  code: -2602,
  message: '이 업종에 배정된 자리가 모두 찼습니다. 다른 일정을 고르시거나 대기자로 신청해주세요.',
} as const
export const SESSION_NOT_OPEN_YET = {
  code: -2603,
  message: '아직 신청을 받지 않는 일정입니다. 신청 시작일을 확인하시고 다른 일정을 골라주세요.',
} as const
export const SESSION_APPLICATIONS_CLOSED = {
  code: -2604,
  message: '신청이 마감된 일정입니다. 다른 일정을 골라주세요.',
} as const
export const SESSION_CANCELLED = {
  code: -2605,
  message: '협회 사정으로 취소된 일정입니다. 다른 일정을 골라주세요.',
} as const
export const SESSION_OTHER_TRADE = {
  code: -2606,
  message: '고르신 업종의 교육이 아닙니다. 영업장의 업종에 맞는 일정을 골라주세요.',
} as const
export const SESSION_HAS_SEATS = {
  code: -2607,
  message: '지금 자리가 있는 일정입니다. 기다리지 마시고 바로 변경해주세요.',
} as const
export const SAME_SESSION = {
  code: -2608,
  message: '이미 이 일정으로 신청되어 있습니다. 다른 일정을 골라주세요.',
} as const
export const SAME_TIME_BOOKED = {
  code: -2609,
  message: '같은 시간에 다른 집합교육이 신청되어 있습니다. 다른 날짜를 골라주세요.',
} as const
export const SAME_LICENCE_TWICE = {
  code: -2610,
  message: '같은 영업장을 두 번 입력하셨습니다. 한 곳을 지워주세요.',
} as const
export const CHANGE_TOO_LATE = {
  code: -2611,
  message: '일정은 교육 전날까지 변경할 수 있습니다. 고객센터로 문의해주세요.',
} as const
export const NO_SEAT = {
  code: -2612,
  message: '자리를 잡아 둔 시간이 지났습니다. 일정을 다시 골라 신청해주세요.',
} as const
export const WAITING_NOT_FOUND = {
  code: -2613,
  message: '대기 신청을 찾을 수 없습니다. 신청 내역을 확인해주세요.',
} as const
export const TOO_MANY_WAITING = {
  code: -2614,
  message: '대기는 세 일정까지 신청할 수 있습니다. 다른 대기를 취소한 뒤 신청해주세요.',
} as const
export const OFFER_NOT_FOUND = {
  code: -2615,
  message: '자리 안내를 찾을 수 없습니다. 문자의 주소를 다시 눌러주세요.',
} as const
export const CALENDAR_NOT_FOUND = {
  code: -2626,
  message: '일정을 찾을 수 없습니다. 문자의 주소를 다시 눌러주세요.',
} as const
export const OFFER_OVER = {
  code: -2616,
  message: '안내해 드린 시간이 지나 자리가 다음 분께 넘어갔습니다. 다른 일정을 골라주세요.',
} as const
export const OFFER_TAKEN = {
  code: -2617,
  message: '이미 받으신 자리입니다. 취소하시려면 신청 내역에서 진행해주세요.',
} as const
export const EARLIER_OPENING_COURSE = {
  code: -2618,
  message: '같은 업종의 신규 영업자 교육을 이미 마치셨습니다. 다시 받지 않으셔도 됩니다.',
} as const
export const LICENSED_COOK = {
  code: -2625,
  message: '조리사·영양사·위생사 면허가 있으신 것으로 확인되어 신규 영업자 위생교육을 받지 않으셔도 됩니다.',
} as const
export const SLIP_NOT_ISSUED = {
  code: -2619,
  message: '결제를 마친 뒤 수강증을 출력할 수 있습니다.',
} as const
export const CHECK_IN_UNKNOWN = {
  code: -2620,
  message: '출석 확인 주소가 올바르지 않습니다. 협회에서 받은 주소로 다시 열어주세요.',
} as const
export const CHECK_IN_CLOSED = {
  code: -2621,
  message: '출석 확인 시간이 아닙니다. 교육일에 다시 열어주세요.',
} as const
export const NOT_REFUNDABLE_TRAINING_DAY = {
  code: -2622,
  message: '집합교육은 교육 전날까지만 환불됩니다. 교육 당일부터는 환불되지 않습니다.',
} as const
export const LICENCE_NUMBER_KNOWN = {
  code: -2623,
  message: '영업신고번호는 한 번만 등록할 수 있습니다. 잘못 등록하셨으면 고객센터로 문의해주세요.',
} as const
export const LICENCE_OTHER_TRADE = {
  code: -2624,
  message: '신청하신 업종의 영업신고번호가 아닙니다. 영업신고증의 업종과 번호를 확인해주세요.',
} as const
