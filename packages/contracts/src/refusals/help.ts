export const HELP_OVER = {
  code: -2800,
  message: '돕기가 끝났거나 동의가 없습니다. 다시 도우시려면 나의 정보의 «도움»에서 동의를 받아주세요.',
} as const
export const HELP_OWN_ACTION = {
  code: -2801,
  message: '이 일은 본인만 하실 수 있습니다. 돕기를 멈추시면 내 계정으로 이용하실 수 있습니다.',
} as const
export const HELP_ONESELF = {
  code: -2802,
  message: '본인의 이름과 번호입니다. 도와드릴 분의 이름과 휴대전화 번호를 적어주세요.',
} as const
export const HELP_TOO_OFTEN = {
  code: -2803,
  message: '하루에 다섯 번까지 물어볼 수 있습니다. 내일 다시 물어봐주세요.',
} as const
export const HELP_ALREADY = {
  code: -2804,
  message: '이미 동의하신 분입니다. 목록에서 [돕기 시작]을 눌러주세요.',
} as const
export const HELP_LINK_OVER = {
  code: -2805,
  message: '이미 답하셨거나 24시간이 지난 주소입니다. 도우실 분께 다시 물어봐달라고 해주세요.',
} as const
export const HELP_REFUND_ACCOUNT = {
  code: -2806,
  message: '계좌로 돌려받는 환불은 본인만 신청하실 수 있습니다. 본인이 로그인해 신청해주세요.',
} as const
export const HELP_GONE = {
  code: -2807,
  message: '이미 끝난 도움입니다. 화면을 새로 고쳐 확인해주세요.',
} as const
