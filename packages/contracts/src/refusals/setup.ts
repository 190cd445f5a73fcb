export const SETUP_CODE_WRONG = {
  code: -3310,
  message: '확인 코드가 맞지 않습니다. 받은 코드 8자리를 다시 확인해주세요.',
} as const
export const TEST_ALERT_OVER = {
  code: -3311,
  message: '시험 경보의 확인 시간이 지났습니다. 시험 경보를 다시 보내주세요.',
} as const
