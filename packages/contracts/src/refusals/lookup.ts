export const ADDRESS_TEXT_REFUSED = {
  code: -2500,
  message: '주소를 조금 더 자세히 입력해주세요. 예: 세종대로 110',
} as const
export const ADDRESS_UNAVAILABLE = {
  code: -2501,
  message: '주소 검색이 지금 되지 않습니다. 잠시 뒤 다시 시도하거나 주소를 직접 입력해주세요.',
} as const
export const ADDRESS_NUMBER_ONLY = {
  code: -3731,
  message: '숫자만으로는 찾을 수 없습니다. 도로명이나 건물 이름을 함께 입력해주세요. 예: 세종대로 110',
} as const
export const ADDRESS_LATE = {
  code: -3732,
  message: '주소 검색이 늦어지고 있습니다. 잠시 뒤 다시 찾아보시거나 주소를 직접 입력해주세요.',
} as const
export const LICENCE_TEXT_TOO_SHORT = {
  code: -2502,
  message: '업소명을 2자 이상 입력하거나, 지역과 대표자명을 함께 입력해주세요.',
} as const
export const REGION_NOT_FOUND = {
  code: -2503,
  message: '지역을 찾을 수 없습니다. 지역을 다시 골라주세요.',
} as const
export const FILE_NOT_FOUND = { code: -2504, message: '파일을 찾을 수 없습니다.' } as const
export const FILE_LOST = {
  code: -2509,
  message: '파일을 지금 열 수 없습니다. 잠시 뒤에 다시 눌러주시고, 계속되면 고객센터로 문의해주세요.',
} as const
export const DOCUMENT_DRAWN_AGAIN = {
  code: -3730,
  message: '문서를 다시 만들고 있습니다. 잠시 뒤에 다시 눌러주세요.',
} as const
export const FILE_TYPE_REFUSED = {
  code: -2505,
  message: '올릴 수 없는 파일입니다. PDF, 사진(JPG, PNG, WebP), 한글, 워드, 엑셀 파일을 올려주세요.',
} as const
export const FILE_MISSING = { code: -2506, message: '올릴 파일을 선택해주세요.' } as const
export const TOO_MANY_FILES = {
  code: -2508,
  message: '올릴 수 있는 파일 수를 넘었습니다. 고객센터로 문의해주세요.',
} as const
export const TOO_MANY_FILES_TODAY = {
  code: -2510,
  message: '오늘 올릴 수 있는 파일을 모두 올렸습니다. 내일 다시 올려주세요.',
} as const
export const TOO_MANY_ATTACHED = {
  code: -2511,
  message: '파일은 다섯 개까지 붙일 수 있습니다. 몇 개를 지우고 다시 보내주세요.',
} as const
export const FILE_HEIC_REFUSED = {
  code: -2512,
  message:
    'HEIC 사진은 올릴 수 없습니다. 휴대전화에서 사진을 다시 고르거나, 카메라 설정을 JPG로 바꾸어 찍어주세요.',
} as const
export const FILE_PICTURE_TOO_LARGE = {
  code: -2513,
  message: '사진의 화소 수가 너무 많습니다. 6,500만 화소 이하로 줄여 다시 올려주세요.',
} as const
export const FILE_BROKEN = {
  code: -2514,
  message: '파일이 손상되어 읽을 수 없습니다. 파일을 다시 저장하거나 사진을 다시 찍어 올려주세요.',
} as const
export const FILE_INFECTED = {
  code: -2515,
  message: '파일에서 악성코드가 발견되어 올릴 수 없습니다. 백신으로 검사한 뒤 다른 파일을 올려주세요.',
} as const
export const FILE_BEING_CHECKED = {
  code: -2516,
  message: '파일을 검사하고 있습니다. 잠시 뒤에 다시 열어주세요.',
} as const
export const NOTICE_NOT_FOUND = {
  code: -2507,
  message: '게시글을 찾을 수 없습니다. 목록에서 다시 선택해주세요.',
} as const
export const BRANCH_NOT_FOUND = {
  code: -2520,
  message: '지회·지부를 찾을 수 없습니다. 목록에서 다시 선택해주세요.',
} as const
