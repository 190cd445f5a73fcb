export const SETTINGS_SAME = {
  code: -3300,
  message: '지금 쓰는 정보와 같습니다. 바꿀 것을 수정한 뒤 다시 눌러주세요.',
} as const
export const SETTINGS_START_PAST = {
  code: -3301,
  message: '시작 일시가 이미 지났습니다. 앞으로의 일시를 선택해주세요.',
} as const
export const SETTINGS_START_TAKEN = {
  code: -3302,
  message: '같은 일시에 시작하는 버전이 이미 있습니다. 다른 일시를 선택하거나 그 버전을 먼저 취소해주세요.',
} as const
export const SETTINGS_NOT_FOUND = {
  code: -3303,
  message: '이 버전이 없거나 이미 취소했습니다. 화면을 새로 고쳐주세요.',
} as const
export const SETTINGS_BEGUN = {
  code: -3304,
  message: '이미 시작한 버전은 취소할 수 없습니다. 새 버전을 올려주세요.',
} as const
export const SEAL_UNFIT = {
  code: -3305,
  message: '직인은 배경이 투명한 PNG 그림으로, 가로와 세로가 비슷하고 200픽셀보다 크게 올려주세요.',
} as const
export const PREVIEW_NOT_FOUND = {
  code: -3306,
  message: '미리보기를 찾을 수 없습니다. 미리보기를 다시 만들어주세요.',
} as const
export const PREVIEW_NOT_DRAWN = {
  code: -3307,
  message: '견본을 그리고 있습니다. 잠시만 기다려주세요.',
} as const
export const PREVIEW_FAILED = {
  code: -3308,
  message: '견본을 그리지 못했습니다. 수정한 글자를 확인하고 다시 눌러주세요.',
} as const
