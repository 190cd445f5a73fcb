/** How a login ended. */
export const LOGIN_ENDED: Readonly<Record<string, string>> = {
  logout: '로그아웃함',
  displaced: '다른 곳에서 로그인하여 끝남',
  merged: '다른 계정과 합쳐져 끝남',
  expired: '2시간이 지나 로그아웃됨',
  passwordChanged: '비밀번호를 바꾸어 끝남',
  withdrawn: '탈퇴하여 끝남',
  byStaff: '협회에서 끝냄',
}

/** How an enrolment ended without completion. */
export const ENDED: Readonly<Record<string, string>> = {
  cancelled: '신청 취소',
  refunded: '환불 완료',
  expired: '기간 만료',
  absent: '불참',
}

const ACCOUNT: Readonly<Record<string, string>> = {
  passkeyAdded: '패스키 등록',
  passkeyRemoved: '패스키 삭제',
  passkeyBlocked: '패스키 차단',
  supportCodeUsed: '상담 코드 사용',
}
export const accountWords = (kind: string) => ACCOUNT[kind] ?? kind

/** Why an identity check was refused. */
export function identityWords(reason: string): string {
  return reason === 'otherPerson' ? '휴대전화 명의와 회원 이름이 다름' : '본인확인을 마치지 못함'
}

const MESSAGE: Readonly<Record<string, string>> = {
  seatConfirmed: '자리 확정',
  seatOffered: '난 자리',
  offerLapsed: '난 자리 시간 지남',
  holdLapsed: '자리 놓음',
  sessionCancelled: '회차 취소',
  sessionMoved: '회차 변경',
  certificateIssued: '수료',
  lateMoney: '늦은 입금',
  lateMoneyReturned: '늦은 입금 환불',
  refundRefused: '환불 거절',
  refundTransferred: '환불 송금',
  certificateLink: '수료증 주소',
  inPersonCertificateLink: '수료증 주소',
  slipLink: '수강증 주소',
  receiptLink: '영수증 주소',
  accountAsked: '입금 계좌',
  accountIssued: '입금 계좌',
  paid: '결제 완료',
  quietForWeek: '수강',
  daysLeft30: '30일 남음',
  daysLeft7: '7일 남음',
  daysLeft1: '하루 남음',
  completed: '수료',
  refunded: '환불 완료',
  helpAsked: '도움 동의',
  loginRepair: '로그인 도움',
  inquiryAnswered: '문의 답변',
  inquiryAsked: '문의에 되묻기',
  inquiryMended: '수정한 문의 답변',
  nextScreen: '다음 화면 주소',
  nextScreenInPerson: '다음 화면 주소',
  nextScreenApply: '신청 화면 주소',
  accountCorrected: '회원 정보 수정',
  accountUnlocked: '로그인 잠금 풀림',
  accountWoken: '휴면 풀림',
  loginsEnded: '접속 끝냄',
  accountsMerged: '계정 합침',
  mergeUndone: '계정 다시 나눔',
  studyExtended: '수강 기간 늘림',
  placeCorrected: '업소 바로잡음',
  placeAskedAgain: '업소 재확인 요청',
  paymentWaiting: '결제 기한',
  depositDue: '입금 기한',
  sessionTomorrow: '교육 하루 전',
}
export const messageName = (kind: string) => `${MESSAGE[kind] ?? kind} 안내`

/** «Android · Chrome» of a browser's own line. */
export function deviceWords(userAgent: string): string {
  const system = [
    [/iPhone|iPad/, 'iPhone'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Mac OS X/, 'Mac'],
  ] as const
  const browser = [
    [/SamsungBrowser/, '삼성 인터넷'],
    [/KAKAOTALK/, '카카오톡'],
    [/Edg\//, 'Edge'],
    [/Firefox|FxiOS/, 'Firefox'],
    [/Chrome|CriOS/, 'Chrome'],
    [/Safari/, 'Safari'],
  ] as const
  const nameOf = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [nameOf(system), nameOf(browser)].filter(Boolean).join(' · ') || '알 수 없는 기기'
}
