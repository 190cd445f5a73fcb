export const STAFF_REFUSALS = {
  STAFF_LOGIN_REQUIRED: { code: -2750, message: '직원 로그인이 필요합니다.' },
  STAFF_SESSION_EXPIRED: { code: -2751, message: '로그인 시간이 만료되었습니다. 다시 로그인해주세요.' },
  STAFF_FORBIDDEN: { code: -2752, message: '이 기능을 사용할 권한이 없습니다.' },
  OWNER_ONLY: {
    code: -2753,
    message: '연계 로그인에서는 할 수 없습니다. 수강과 평가는 회원 본인이 직접 해야 합니다.',
  },
} as const
