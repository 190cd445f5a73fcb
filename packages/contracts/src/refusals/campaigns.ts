export const CAMPAIGN_NOT_FOUND = {
  code: -3600,
  message: '캠페인을 찾을 수 없습니다. 목록을 새로 고쳐주세요.',
} as const
export const CAMPAIGN_ORDERED = {
  code: -3601,
  message: '이미 보내기 시작했거나 승인을 기다리는 캠페인입니다. 화면을 새로 고쳐주세요.',
} as const
export const CAMPAIGN_CHANGED = {
  code: -3602,
  message: '그사이 캠페인이 바뀌었습니다. 화면을 새로 고쳐 다시 확인해주세요.',
} as const
export const CAMPAIGN_NO_AUDIENCE = {
  code: -3603,
  message: '받을 사람을 먼저 정해주세요.',
} as const
export const CAMPAIGN_EMPTY = {
  code: -3604,
  message: '받을 수 있는 사람이 없습니다. 조건을 바꿔 다시 정해주세요.',
} as const
export const CAMPAIGN_NO_TEXT = {
  code: -3605,
  message: '보낼 글을 먼저 적고 저장해주세요.',
} as const
export const CAMPAIGN_TEXT_LONG = {
  code: -3606,
  message: '앞뒤에 붙는 말까지 2,000바이트를 넘을 수 있습니다. 줄여주세요.',
} as const
export const CAMPAIGN_NEEDS_APPROVAL = {
  code: -3607,
  message: '1,000명이 넘으면 두 사람이 합니다. 승인을 요청해주세요.',
} as const
export const CAMPAIGN_NEEDS_NO_APPROVAL = {
  code: -3608,
  message: '1,000명까지는 승인 없이 바로 보낼 수 있습니다.',
} as const
export const CAMPAIGN_NO_PHONE = {
  code: -3609,
  message: '시험 문자를 받을 내 휴대전화 번호를 입력해주세요.',
} as const
export const CAMPAIGN_STATE = {
  code: -3610,
  message: '지금은 할 수 없는 일입니다. 화면을 새로 고쳐주세요.',
} as const
export const CAMPAIGN_ADVERT_NIGHT = {
  code: -3611,
  message: '밤 9시부터 아침 8시까지는 광고를 시험으로도 보내지 않습니다.',
} as const
export const CAMPAIGN_IS_ADVERT = {
  code: -3612,
  message: '광고로 보이는 말이 있습니다. 종류를 광고로 바꿔주세요.',
} as const
export const CAMPAIGN_PHONE_CODE_WRONG = {
  code: -3614,
  message: '확인번호가 다르거나 10분이 지났습니다. 번호를 다시 입력해 새 확인번호를 받아주세요.',
} as const
export const CAMPAIGN_PHONE_CODES_MANY = {
  code: -3615,
  message: '오늘은 확인번호를 더 보낼 수 없습니다. 내일 다시 해주세요.',
} as const
export const REFUSAL_LINK_WRONG = {
  code: -3613,
  message: '주소가 온전하지 않습니다. 문자에 적힌 주소를 다시 눌러주세요.',
} as const
