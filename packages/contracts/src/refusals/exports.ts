export const EXPORT_EMPTY = {
  code: -3520,
  message: '내보낼 행이 없습니다. 조건을 바꿔주세요.',
} as const
export const EXPORT_TOO_LARGE = {
  code: -3521,
  message: '한 파일에 1,048,575건까지 담습니다. 조건을 추가해 나눠주세요.',
} as const
export const EXPORT_UNMASKED_FORBIDDEN = {
  code: -3522,
  message: '가리지 않은 자료는 본부·교육·회계만 내보냅니다.',
} as const
export const EXPORT_NOT_FOUND = {
  code: -3523,
  message: '내보내기를 찾을 수 없습니다. 목록을 새로 고쳐주세요.',
} as const
export const EXPORT_NOT_READY = {
  code: -3524,
  message: '아직 받을 수 없습니다. 만들어지면 받을 수 있습니다.',
} as const
export const EXPORT_TAKEN = {
  code: -3525,
  message: '이미 받은 파일입니다. 한 번만 받을 수 있으니 다시 내보내주세요.',
} as const
export const EXPORT_BEING_TAKEN = {
  code: -3526,
  message: '지금 받고 있는 파일입니다. 받기가 끊겼으면 10분 뒤 다시 눌러주세요.',
} as const
export const EXPORT_ENDED = {
  code: -3527,
  message: '만든 지 24시간이 지나 삭제했습니다. 다시 내보내주세요.',
} as const
export const SAVED_EXPORT_NOT_FOUND = {
  code: -3650,
  message: '저장한 내보내기를 찾을 수 없습니다.',
} as const
export const SAVED_EXPORTS_FULL = {
  code: -3651,
  message: '내보내기는 50개까지 저장할 수 있습니다. 쓰지 않는 것을 삭제해주세요.',
} as const
export const SAVED_EXPORT_UNSCHEDULED = {
  code: -3652,
  message: '예약하지 않은 내보내기입니다.',
} as const
