export const JOB_NOT_FOUND = {
  code: -2940,
  message: '작업을 찾을 수 없습니다. 목록을 다시 불러와주세요.',
} as const
export const JOB_IN_PROGRESS = {
  code: -2941,
  message: '이미 다시 시작한 작업입니다. 잠시 뒤 결과를 확인해주세요.',
} as const
export const DOCUMENT_NOT_WAITING = {
  code: -2942,
  message: '이미 만들었거나 만들 것이 없는 문서입니다. 목록을 다시 불러와주세요.',
} as const
