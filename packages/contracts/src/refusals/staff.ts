export const STAFF_LOGIN_REQUIRED = { code: -2750, message: '직원 로그인이 필요합니다.' } as const
export const STAFF_SESSION_EXPIRED = {
  code: -2751,
  message: '로그인 시간이 만료되었습니다. 다시 로그인해주세요.',
} as const
export const STAFF_FORBIDDEN = { code: -2752, message: '이 기능을 사용할 권한이 없습니다.' } as const
export const OWNER_ONLY = {
  code: -2753,
  message: '연계 로그인에서는 할 수 없습니다. 수강과 평가는 회원 본인이 직접 해야 합니다.',
} as const
export const STAFF_WRONG_LOGIN = {
  code: -2754,
  message: '아이디 또는 비밀번호가 올바르지 않습니다.',
} as const
export const STAFF_WRONG_CODE = {
  code: -2755,
  message: '인증번호가 올바르지 않습니다. 인증 앱에 새로 표시된 번호를 입력해주세요.',
} as const
export const MEMBER_NOT_FOUND = {
  code: -2756,
  message: '회원을 찾을 수 없습니다. 다시 검색해주세요.',
} as const
export const LINK_OVER = {
  code: -2757,
  message: '연계 로그인 주소가 이미 사용되었거나 시간이 지났습니다. 직원 화면에서 다시 열어주세요.',
} as const
export const RANGE_MALFORMED = {
  code: -2758,
  message: 'IP 주소 또는 범위를 확인해주세요. 예: 203.0.113.9, 203.0.113.0/24',
} as const
export const RANGE_TOO_WIDE = {
  code: -2759,
  message: '너무 넓은 범위는 차단할 수 없습니다. IPv4는 /8, IPv6는 /32보다 좁게 입력해주세요.',
} as const
export const RANGE_HOLDS_CALLER = {
  code: -2760,
  message: '지금 접속하신 주소가 들어 있어 차단할 수 없습니다.',
} as const
export const RANGE_END_OVER = {
  code: -2786,
  message: '이미 지난 시각입니다. 지금보다 뒤의 시각을 골라주세요.',
} as const
export const RANGE_NOT_FOUND = {
  code: -2761,
  message: '차단 목록에서 찾을 수 없습니다. 목록을 새로 고쳐주세요.',
} as const
export const NOTHING_TO_REFUND = {
  code: -2780,
  message: '환불할 금액이 없습니다. 이미 처리되었을 수 있으니 목록을 다시 조회해주세요.',
} as const
export const REFUND_AMOUNT_DIFFERS = {
  code: -2781,
  message: '화면의 금액과 환불할 금액이 다릅니다. 목록을 다시 조회해주세요.',
} as const
export const MONEY_STILL_HELD = {
  code: -2782,
  message: '아직 돌려드리지 않은 금액이 있어 목록에서 뺄 수 없습니다. 먼저 환불해주세요.',
} as const
export const REFUND_IN_PROGRESS = {
  code: -2783,
  message: '결제사로 환불하는 중이어서 송금을 기록할 수 없습니다. 결과가 나온 뒤에 목록을 다시 조회해주세요.',
} as const
export const GATEWAY_NOT_ASKED = {
  code: -2785,
  message: '결제사에서 이미 환불했는지 확인하지 못해 기록하지 않았습니다. 잠시 뒤에 다시 기록해주세요.',
} as const
export const TRANSFER_DAY_WRONG = {
  code: -2784,
  message: '송금한 날을 확인해주세요. 환불을 신청한 날부터 오늘까지 입력할 수 있습니다.',
} as const
export const PRINT_CODE_UNKNOWN = {
  code: -2788,
  message:
    '맞는 출력 코드가 없습니다. 24시간이 지났거나 이미 쓴 코드이면 수료증 화면에서 새로 받아달라고 해주세요.',
} as const
export const PRINT_CODE_LOCKED = {
  code: -2787,
  message: '출력 코드를 여러 번 잘못 입력하셨습니다. 15분 뒤에 다시 입력해주세요.',
} as const
export const SUPPORT_CODE_WRONG = {
  code: -2792,
  message: '맞지 않거나 시간이 지난 상담 코드입니다. 회원에게 화면의 숫자를 다시 물어봐주세요.',
} as const
export const SUPPORT_CODE_LOCKED = {
  code: -2793,
  message: '상담 코드를 여러 번 잘못 입력했습니다. 15분 뒤에 다시 입력하거나 이름과 휴대전화로 찾아주세요.',
} as const
export const MEMBER_CASE_REQUIRED = {
  code: -2810,
  message: '상담 목적을 먼저 적어주세요. 30분이 지났으면 다시 적어주셔야 합니다.',
} as const
export const CASE_OVER = {
  code: -2811,
  message: '이미 닫혔거나 30분이 지난 상담입니다. 다시 열어주세요.',
} as const
export const EVIDENCE_REQUIRED = {
  code: -2812,
  message: '이름과 생년월일은 확인한 증빙을 고른 뒤에 수정할 수 있습니다.',
} as const
export const MEMBER_UNCHANGED = {
  code: -2813,
  message: '바뀐 내용이 없습니다. 수정할 칸을 확인해주세요.',
} as const
export const NO_OPEN_LOGIN = {
  code: -2814,
  message: '지금 접속 중인 로그인이 없습니다. 화면을 새로 고쳐 확인해주세요.',
} as const
export const NOT_LOCKED = {
  code: -2815,
  message: '잠기지 않은 계정입니다. 화면을 새로 고쳐 확인해주세요.',
} as const
