/** Codes of the specification (sections 4 and 8) keep their numbers; ours start at -2100. */

export const UNKNOWN_ID = {
  code: -1000,
  message: '등록되지 않은 아이디입니다. 아이디를 다시 확인해주세요.',
} as const
export const WRONG_PASSWORD = {
  code: -1002,
  message: '비밀번호가 올바르지 않습니다. 다시 입력해주세요.',
} as const
export const DORMANT_ACCOUNT = {
  code: -1005,
  message: '휴면 상태의 계정입니다. 휴면을 해제한 뒤 이용해주세요.',
} as const
export const ALREADY_CONNECTED = {
  code: -1013,
  message: '이미 다른 곳에서 접속 중입니다. 기존 접속을 끊고 로그인하시겠습니까?',
} as const
export const SESSION_EXPIRED = {
  code: -1014,
  message: '로그인 시간이 만료되어 재 로그인이 필요합니다.',
} as const
export const SESSION_DISPLACED = {
  code: -9997,
  message: '다른 곳에서 로그인하여 이 접속은 종료되었습니다.',
} as const
export const IP_BLOCKED = { code: -2002, message: '차단된 IP입니다. 고객센터로 문의해주세요.' } as const
export const LOGIN_REQUIRED = { code: -2100, message: '로그인이 필요한 서비스입니다.' } as const
export const LOGIN_LOCKED = {
  code: -2101,
  message: '비밀번호를 여러 번 잘못 입력하여 잠시 로그인할 수 없습니다. 15분 뒤에 다시 시도해주세요.',
} as const
export const LOGIN_TOO_SOON = {
  code: -2102,
  message: '잠시 뒤에 다시 시도해주세요. 비밀번호를 잘못 입력하여 기다려야 합니다.',
} as const
export const PASSKEY_UNKNOWN = {
  code: -2103,
  message: '등록되어 있지 않거나 지운 패스키입니다. 아이디와 비밀번호로 로그인해주세요.',
} as const
export const PASSKEY_REFUSED = {
  code: -2104,
  message: '패스키를 확인하지 못했습니다. 다시 시도하거나 아이디와 비밀번호로 로그인해주세요.',
} as const
export const PASSKEY_BLOCKED = {
  code: -2105,
  message:
    '복제된 것으로 보여 막은 패스키입니다. 비밀번호로 로그인한 뒤 이 패스키를 지우고 다시 등록해주세요.',
} as const
export const PASSKEY_TOO_MANY = {
  code: -2106,
  message: '패스키는 10개까지 등록할 수 있습니다. 쓰지 않는 패스키를 지운 뒤 다시 등록해주세요.',
} as const
export const PASSKEY_NEEDS_PASSWORD = {
  code: -2107,
  message: '비밀번호를 확인한 지 오래되었습니다. 나의 정보에서 비밀번호를 입력하고 등록해주세요.',
} as const
export const MERGED_ACCOUNT = {
  code: -2108,
  message: '다른 아이디와 합친 계정입니다. {about} 아이디로 로그인해주세요.',
} as const
