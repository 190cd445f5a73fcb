import { MESSAGES, type MessageKindName } from '@hygiene/domain/platform/message/messages'

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

export function identityText(reason: string): string {
  return reason === 'otherPerson' ? '휴대전화 명의와 회원 이름이 다름' : '본인확인을 마치지 못함'
}

const isMessageKind = (kind: string): kind is MessageKindName => Object.hasOwn(MESSAGES, kind)
export const messageName = (kind: string) =>
  isMessageKind(kind) ? `${MESSAGES[kind].label} 안내` : '안내 문자'

/** Returns the Korean sentence of the payment service's failure without its codes. Leaves out messages in other languages. */
export function failureText(failure: string): string {
  return /[가-힣]/.test(failure) ? failure.replace(/\s*[[(][A-Z\d_ -]+[\])]/g, '').trim() : ''
}
