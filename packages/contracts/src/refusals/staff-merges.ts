export const MERGE_SAME_ACCOUNT = {
  code: -2830,
  message: '같은 계정입니다. 합칠 다른 계정의 회원 번호를 입력해주세요.',
} as const
export const MERGE_OTHER_DI = {
  code: -2831,
  message: '본인확인 값(DI)이 다른 두 계정은 합칠 수 없습니다. 서로 다른 사람입니다.',
} as const
export const MERGE_OTHER_NAME = {
  code: -2832,
  message: '이름이나 생년월일이 다른 두 계정은 합칠 수 없습니다. 잘못 적혔으면 먼저 수정해주세요.',
} as const
export const MERGE_STAY_NOT_ACTIVE = {
  code: -2833,
  message: '남길 계정은 정상이어야 합니다. 휴면을 풀거나 본인확인을 마친 뒤 합쳐주세요.',
} as const
export const MERGE_WHILE_PAYING = {
  code: -2834,
  message: '결제하고 있는 주문이 있습니다. 결제가 끝난 뒤 다시 해주세요.',
} as const
export const MERGE_SAME_LICENCE = {
  code: -2835,
  message: '두 계정에 같은 해 같은 업소의 신청이 있습니다. 하나를 취소한 뒤 합쳐주세요.',
} as const
export const MERGE_SAME_HOUR = {
  code: -2836,
  message: '두 계정에 시간이 겹치는 집합교육 자리가 있습니다. 하나를 옮기거나 취소한 뒤 합쳐주세요.',
} as const
export const MERGE_SAME_EXEMPTION = {
  code: -2837,
  message: '두 계정에 같은 인정·면제가 있습니다. 하나를 취소한 뒤 합쳐주세요.',
} as const
export const MERGE_NOT_FOUND = {
  code: -2838,
  message: '합친 기록을 찾을 수 없습니다. 화면을 새로 고쳐주세요.',
} as const
export const MERGE_UNDONE = {
  code: -2839,
  message: '이미 되돌린 합치기입니다. 화면을 새로 고쳐주세요.',
} as const
export const MERGE_TOO_LATE = {
  code: -2840,
  message: '합친 지 7일이 지나 되돌릴 수 없습니다.',
} as const
export const MERGE_MOVED_ON = {
  code: -2841,
  message: '남은 계정이 그 뒤에 탈퇴했거나 다시 합쳐졌습니다. 나중에 합친 것부터 되돌려주세요.',
} as const
export const MERGE_ROWS_CHANGED = {
  code: -2842,
  message: '합친 뒤에 바뀐 기록이 있어 되돌릴 수 없습니다: {about}',
} as const
