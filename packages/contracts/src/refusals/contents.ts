export const CONTENT_NOT_FOUND = {
  code: -3440,
  message: '글을 찾을 수 없습니다. 목록을 새로 고쳐주세요.',
} as const
export const CONTENT_CHANGED = {
  code: -3441,
  message: '다른 사람이 먼저 수정했습니다. 두 글을 비교한 뒤 다시 저장해주세요.',
} as const
export const CONTENT_NOT_WRITABLE = {
  code: -3442,
  message: '이 글은 새로 쓰거나 수정할 수 없습니다. 역할의 권한을 확인해주세요.',
} as const
export const CONTENT_ENDS_BEFORE_START = {
  code: -3443,
  message: '게시 종료 일시가 게시 일시보다 늦어야 합니다.',
} as const
export const CONTENT_ENDED_ALREADY = {
  code: -3444,
  message: '게시 종료 일시가 이미 지났습니다. 다시 정해주세요.',
} as const
export const CONTENT_STAYS = {
  code: -3445,
  message: '지회와 약관은 게시를 중지할 수 없습니다. 수정한 버전을 게시해주세요.',
} as const
export const CONTENT_NOT_SHOWN = {
  code: -3446,
  message: '올라가 있지 않은 글입니다.',
} as const
export const CONTENT_FILE_GONE = {
  code: -3447,
  message: '붙인 그림이나 파일을 찾을 수 없습니다. 빼고 다시 올려주세요.',
} as const
export const CONTENT_NOTICE_TOO_SHORT = {
  code: -3448,
  message: '시행일은 오늘부터 7일 뒤, 불리한 변경은 30일 뒤부터 정할 수 있습니다.',
} as const
export const CONTENT_DAY_TAKEN = {
  code: -3449,
  message: '그 시행일로 알린 약관이 이미 있습니다. 다른 날을 골라주세요.',
} as const
export const CONTENT_OTHER_KIND = {
  code: -3450,
  message: '글의 분류는 바꿀 수 없습니다. 새로 써주세요.',
} as const
export const BRANCH_PROVINCE_MISSING = {
  code: -3662,
  message: '새 지회·지부는 시·도를 골라주세요. 지부는 지회도 골라주세요.',
} as const
export const BRANCH_HAS_SESSIONS = {
  code: -3663,
  message: '닫는 날부터 열 회차가 남아 있습니다. 회차를 먼저 옮기거나 닫아주세요.',
} as const
export const POST_NUMBER_TAKEN = {
  code: -3451,
  message: '이미 쓰는 글 번호입니다. 다른 번호를 적거나 비워주세요.',
} as const
export const POST_NUMBER_FIXED = {
  code: -3452,
  message: '글 번호는 처음 올릴 때만 정할 수 있습니다.',
} as const
export const LINK_CHANGED = {
  code: -3453,
  message: '다른 직원이 먼저 바꿨습니다. 바뀐 내용을 확인하고 다시 저장해주세요.',
} as const
export const LINK_NOTICE_MISSING = {
  code: -3454,
  message: '그 번호의 공지사항이 없습니다. 공지사항 번호를 확인해주세요.',
} as const
