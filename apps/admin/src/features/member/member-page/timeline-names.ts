import type { MessageKindName } from '@hygiene/domain'

/** How a login ended. */
const LOGIN_ENDED: Readonly<Record<string, string>> = {
  logout: '로그아웃함',
  displaced: '다른 곳에서 로그인하여 끝남',
  merged: '다른 계정과 합쳐져 끝남',
  expired: '2시간이 지나 로그아웃됨',
  passwordChanged: '비밀번호를 바꾸어 끝남',
  withdrawn: '탈퇴하여 끝남',
  byStaff: '협회에서 끝냄',
}
export const loginEndText = (reason: string) => LOGIN_ENDED[reason] ?? '끝남'

/** How an enrolment ended without completion. */
const ENDED: Readonly<Record<string, string>> = {
  cancelled: '신청 취소',
  refunded: '환불 완료',
  expired: '기간 만료',
  absent: '불참',
}
export const endedText = (status: string) => ENDED[status] ?? '종료'

const ACCOUNT: Readonly<Record<string, string>> = {
  passkeyAdded: '패스키 등록',
  passkeyRemoved: '패스키 삭제',
  passkeyBlocked: '패스키 차단',
  supportCodeUsed: '상담 코드 사용',
}
export const accountText = (kind: string) => ACCOUNT[kind] ?? '계정 기록'

/** Why an identity check was refused. */
export function identityText(reason: string): string {
  return reason === 'otherPerson' ? '휴대전화 명의와 회원 이름이 다름' : '본인확인을 마치지 못함'
}

const MESSAGE: Readonly<Record<MessageKindName, string>> = {
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
  inquiryCorrected: '수정한 문의 답변',
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
  seatHeld: '자리와 결제 기한',
  certificateReplaced: '수료증 정정 재발급',
  certificateRevoked: '수료증 효력 취소',
  certificateSentAgain: '수료증 다시 보냄',
  designationAskedAgain: '지정확인서 다시 요청',
  consentAskedAgain: '광고 수신 동의 확인',
  consentChanged: '광고 수신 동의 변경',
  campaign: '캠페인',
  staffText: '직접 작성한 문자',
}
const isMessageKind = (kind: string): kind is MessageKindName => Object.hasOwn(MESSAGE, kind)
export const messageName = (kind: string) => (isMessageKind(kind) ? `${MESSAGE[kind]} 안내` : '안내 문자')

/** What the payment service said of a failure: its Korean sentence without its codes; its own language is left out. */
export function failureText(failure: string): string {
  return /[가-힣]/.test(failure) ? failure.replace(/\s*[[(][A-Z\d_ -]+[\])]/g, '').trim() : ''
}
