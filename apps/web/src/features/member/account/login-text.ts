import type { MyPageFacts } from './my-page-facts.ts'

type Login = MyPageFacts['logins'][number]
type Note = MyPageFacts['notes'][number]

const END_TEXT: Readonly<Record<string, string>> = {
  logout: '로그아웃',
  expired: '시간 만료',
  displaced: '다른 곳에서 로그인',
  merged: '계정을 합침',
  passwordChanged: '비밀번호 변경',
  withdrawn: '탈퇴',
}

export function endText({ isThis, endedAt, endReason }: Pick<Login, 'isThis' | 'endedAt' | 'endReason'>) {
  if (isThis) return '이 접속'
  if (endedAt === null) return '접속 중이거나 시간 만료'
  return END_TEXT[endReason ?? ''] ?? '종료'
}

const NOTE_TEXT: Readonly<Record<Note['kind'], string>> = {
  passkeyAdded: '패스키를 등록했습니다',
  passkeyRemoved: '패스키를 지웠습니다',
  supportCodeUsed: '협회 직원이 상담 코드로 회원 정보를 찾았습니다',
  passkeyBlocked: '복제된 것으로 보이는 패스키의 로그인을 막았습니다',
}

export function noteText({ kind, about }: Pick<Note, 'kind' | 'about'>): string {
  return about === '' ? `${NOTE_TEXT[kind]}.` : `${NOTE_TEXT[kind]}: ${about}`
}
