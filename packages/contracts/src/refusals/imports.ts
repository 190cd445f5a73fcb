export const IMPORT_NOT_FOUND = {
  code: -3620,
  message: '가져오기를 찾을 수 없습니다. 목록을 새로 고쳐주세요.',
} as const
export const IMPORT_TYPE_REFUSED = {
  code: -3621,
  message: 'CSV와 XLSX 파일만 가져옵니다. 옛 형식(.xls)은 .xlsx로 다시 저장해주세요.',
} as const
export const IMPORT_MACROS = {
  code: -3622,
  message: '매크로가 든 파일은 받지 않습니다. 매크로 없는 .xlsx로 다시 저장해주세요.',
} as const
export const IMPORT_FILE_BROKEN = {
  code: -3623,
  message: '파일을 열 수 없습니다. 스프레드시트에서 다시 저장해 올려주세요.',
} as const
export const IMPORT_NOT_READY = {
  code: -3624,
  message: '지금은 할 수 없는 단계입니다. 화면을 새로 고쳐주세요.',
} as const
export const IMPORT_COLUMNS_MISSING = {
  code: -3625,
  message: '꼭 있어야 하는 열을 모두 맞춰주세요.',
} as const
export const IMPORT_ROWS_UNDECIDED = {
  code: -3626,
  message: '틀린 행과 비슷한 행을 어떻게 할지 먼저 정해주세요.',
} as const
export const IMPORT_NOTHING = {
  code: -3627,
  message: '새로 등록하거나 수정할 행이 없습니다.',
} as const
export const IMPORT_DECISION_REFUSED = {
  code: -3628,
  message: '틀린 행은 건너뛸 수만 있고, 비슷한 행만 따로 정합니다.',
} as const
export const IMPORT_NO_WRONG_ROWS = {
  code: -3680,
  message: '틀린 행이 없습니다. 화면을 새로 고쳐주세요.',
} as const
export const DEPOSIT_NOT_FOUND = {
  code: -3681,
  message: '입금을 찾을 수 없습니다. 목록을 새로 고쳐주세요.',
} as const
export const DEPOSIT_SETTLED = {
  code: -3682,
  message: '이미 끝낸 입금입니다. 목록을 새로 고쳐주세요.',
} as const
