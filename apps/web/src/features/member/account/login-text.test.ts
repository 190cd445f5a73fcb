import { expect, it } from 'vitest'
import { endText, noteText } from './login-text.ts'

it.each([
  [{ isThis: true, endedAt: null, endReason: null }, '이 접속'],
  [{ isThis: false, endedAt: '2026-11-21T01:00:00Z', endReason: 'displaced' }, '다른 곳에서 로그인'],
  [{ isThis: false, endedAt: '2026-11-21T01:00:00Z', endReason: 'passwordChanged' }, '비밀번호 변경'],
  [{ isThis: false, endedAt: null, endReason: null }, '접속 중이거나 시간 만료'],
])('describes the state of a login: %o', (login, text) => {
  expect(endText(login)).toBe(text)
})

it.each([
  ['passkeyAdded', '갤럭시 · 크롬', '패스키를 등록했습니다: 갤럭시 · 크롬'],
  ['passkeyRemoved', '갤럭시 · 크롬', '패스키를 지웠습니다: 갤럭시 · 크롬'],
  ['supportCodeUsed', '', '협회 직원이 상담 코드로 회원 정보를 찾았습니다.'],
  ['passkeyBlocked', '갤럭시 · 크롬', '복제된 것으로 보이는 패스키의 로그인을 막았습니다: 갤럭시 · 크롬'],
] as const)('describes the event: %s', (kind, about, text) => {
  expect(noteText({ kind, about })).toBe(text)
})
