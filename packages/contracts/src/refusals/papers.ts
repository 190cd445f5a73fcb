export const CERTIFICATE_VOID = {
  code: -2870,
  message: '효력이 취소된 수료증입니다. 화면을 새로 고쳐 확인해주세요.',
} as const
export const CERTIFICATE_CHANGED = {
  code: -2871,
  message: '그사이 새 판이 발급되었습니다. 화면을 새로 고쳐 새 판을 확인해주세요.',
} as const
export const NOTHING_TO_CHANGE = {
  code: -2872,
  message: '지금 적힌 내용과 같습니다. 바꿀 내용을 입력해주세요.',
} as const
export const NEEDS_SECOND_PERSON = {
  code: -2873,
  message: '성명이나 생년월일을 바꾸려면 다른 사람의 승인이 필요합니다. 승인 요청으로 올려주세요.',
} as const
export const CERTIFICATE_NOT_FOUND = {
  code: -2874,
  message: '수료증을 찾을 수 없습니다. 목록에서 다시 골라주세요.',
} as const
export const CERTIFICATE_NOT_DRAWN = {
  code: -2875,
  message: '수료증 파일이 아직 없어 보낼 수 없습니다. 먼저 다시 만들어주세요.',
} as const
export const SENT_JUST_NOW = {
  code: -2876,
  message: '방금 문자를 보냈습니다. 1분 뒤에 다시 보내주세요.',
} as const
export const DESIGNATION_CHANGED = {
  code: -2877,
  message: '그사이 회원이 다른 파일을 올렸습니다. 새 파일을 확인해주세요.',
} as const
export const DESIGNATION_ALREADY_JUDGED = {
  code: -2878,
  message: '이미 다른 직원이 확인한 지정확인서입니다. 목록을 새로 고쳐주세요.',
} as const
