export const ALREADY_MEMBER = {
  code: -2700,
  message: '이미 가입하신 분입니다. 아이디 찾기에서 아이디를 확인한 뒤 로그인해주세요.',
} as const
export const ID_TAKEN = {
  code: -2701,
  message: '이미 사용 중인 아이디입니다. 다른 아이디를 입력해주세요.',
} as const
export const TOO_YOUNG = {
  code: -2702,
  message: '만 14세 미만은 가입할 수 없습니다. 고객센터로 문의해주세요.',
} as const
export const MEMBER_UNKNOWN = {
  code: -2703,
  message: '일치하는 회원 정보를 찾을 수 없습니다. 입력하신 내용을 확인하거나 회원가입을 해주세요.',
} as const
export const PROOF_OVER = {
  code: -2704,
  message: '본인확인을 다시 해주세요. 본인확인은 30분 안에 한 번만 사용할 수 있습니다.',
} as const
export const NOT_DORMANT = {
  code: -2705,
  message: '휴면 상태가 아닌 계정입니다. 바로 로그인해주세요.',
} as const
export const RESET_OVER = {
  code: -2706,
  message: '비밀번호를 바꿀 수 있는 시간이 지났습니다. 비밀번호 찾기를 다시 해주세요.',
} as const
export const CODE_TOO_OFTEN = {
  code: -2707,
  message: '인증번호를 너무 자주 요청하셨습니다. 1시간 뒤에 다시 요청하거나 고객센터로 전화해주세요.',
} as const
export const CODE_WRONG = {
  code: -2708,
  message: '인증번호가 올바르지 않습니다. 문자로 받은 6자리 숫자를 다시 입력해주세요.',
} as const
export const CODE_OVER = {
  code: -2709,
  message: '인증번호의 시간이 지났습니다. 인증번호를 다시 받아주세요.',
} as const
export const SMS_UNAVAILABLE = {
  code: -2710,
  message: '문자를 보내지 못했습니다. 번호를 확인하고 잠시 뒤에 다시 시도해주세요.',
} as const
export const PASSWORD_DIFFERS = {
  code: -2711,
  message: '현재 비밀번호가 올바르지 않습니다. 다시 입력해주세요.',
} as const
export const PASSWORD_UNCHANGED = {
  code: -2712,
  message: '지금 쓰시는 비밀번호와 같습니다. 다른 비밀번호를 입력해주세요.',
} as const
export const OTHER_PERSON = {
  code: -2713,
  message: '가입하신 본인과 다른 분의 본인확인입니다. 본인의 휴대전화로 다시 해주세요.',
} as const
export const STILL_ENROLLED = {
  code: -2714,
  message: '아직 끝나지 않은 교육이나 결제가 있습니다. 수료하거나 취소·환불을 마친 뒤 탈퇴해주세요.',
} as const
export const OLD_RECORD_NOT_FOUND = {
  code: -2715,
  message: '이전 교육 이력을 찾을 수 없습니다. 목록에서 다시 골라주세요.',
} as const
export const PASSWORD_COMMON = {
  code: -2716,
  message:
    '많은 사람이 쓰는 단어가 들어 있어 남이 쉽게 짐작할 수 있습니다. 다른 단어로 비밀번호를 정해주세요.',
} as const
export const PASSWORD_PERSONAL = {
  code: -2717,
  message: '아이디, 휴대전화 번호, 생년월일이 들어 있는 비밀번호는 쓸 수 없습니다. 빼고 다시 정해주세요.',
} as const
export const IDENTITY_CHANNEL_CLOSED = {
  code: -2718,
  message: '아직 준비중인 인증 방법입니다. 다른 방법을 골라 다시 시도해주세요.',
} as const
export const PASSWORD_LEAKED = {
  code: -2719,
  message:
    '다른 곳에서 유출된 적이 있는 비밀번호라 남이 알고 있을 수 있습니다. 어디에서도 쓰지 않은 비밀번호로 정해주세요.',
} as const
export const VERIFICATION_OVER = {
  code: -2720,
  message: '로그인하신 뒤 시간이 오래 지났습니다. 다시 로그인해서 본인확인을 해주세요.',
} as const
export const ALREADY_VERIFIED = {
  code: -2721,
  message: '이미 본인확인을 마친 회원입니다. 다시 조회해주세요.',
} as const
export const POLICY_NOT_FOUND = {
  code: -2722,
  message: '그 시행일의 내용을 찾을 수 없습니다. 시행일을 다시 골라주세요.',
} as const
export const POLICY_CHANGED = {
  code: -2723,
  message: '그사이 내용이 바뀌었습니다. 화면을 새로 고친 뒤 바뀐 내용을 확인해주세요.',
} as const
export const ACCOUNT_UNCLAIMED = {
  code: -2724,
  message: '이전 누리집에서 옮긴 회원입니다. 회원이 회원가입에서 본인확인을 하면 연결됩니다.',
} as const
