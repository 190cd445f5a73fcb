export const MESSAGE_TEXT_FIELD_UNKNOWN = {
  code: -3720,
  message: '이 문자에 없는 칸이 있습니다. 아래 단추로 칸을 넣어주세요.',
} as const
export const MESSAGE_TEXT_FIELD_MISSING = {
  code: -3721,
  message: '꼭 있어야 할 칸이 빠졌습니다. 아래 단추로 칸을 넣어주세요.',
} as const
export const MESSAGE_TEXT_LONG = {
  code: -3722,
  message: '2,000바이트를 넘습니다. 줄여주세요.',
} as const
export const MESSAGE_TEXT_ADVERT = {
  code: -3723,
  message: '광고로 보이는 말이 있습니다. 광고는 캠페인으로 보내주세요.',
} as const
export const MESSAGE_TEXT_PERSONAL = {
  code: -3724,
  message: '휴대전화 번호나 주민등록번호로 보이는 숫자가 있습니다. 지워주세요.',
} as const
export const MESSAGE_TEXT_LETTER = {
  code: -3725,
  message: '문자로 보낼 수 없는 글자가 있습니다. 그림 글자를 지워주세요.',
} as const
export const MESSAGE_TEXT_SAME = {
  code: -3726,
  message: '그때 쓰는 글과 같습니다. 수정한 뒤 다시 눌러주세요.',
} as const
export const MESSAGE_TEXT_START_PAST = {
  code: -3727,
  message: '시작 일시가 이미 지났습니다. 앞으로의 일시를 선택해주세요.',
} as const
