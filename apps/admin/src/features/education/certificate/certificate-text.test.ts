import { notifiedOf } from '../../../shared/certificate/notified-of.ts'
import { expect, it } from 'vitest'
import { type Edition, lineText, whyOf } from './certificate-text.ts'

const withdrawn: Edition['withdrawn'] = {
  at: '2026-12-07T15:30:00.000Z',
  reasonCode: 'misprint',
  text: '영업신고증과 대조 확인',
  byName: '최교육',
  approvedByName: null,
}

it.each([
  ['valid', null, '‘유효한 수료증입니다’', null],
  [
    'superseded',
    withdrawn,
    '‘2026.12.08 새 수료증으로 대체되었습니다’',
    '대체: 최교육 · 잘못 적힘 · 영업신고증과 대조 확인',
  ],
  [
    'revoked',
    { ...withdrawn, reasonCode: 'notTaken', approvedByName: '김본부' },
    '‘2026.12.08 효력이 취소되었습니다’',
    '효력 취소: 최교육 올림, 김본부 승인 · 본인이 듣지 않음 · 영업신고증과 대조 확인',
  ],
] as const)('shows the state and the reason of an edition that is %s', (status, was, notified, why) => {
  expect(notifiedOf(status, was?.at ?? null)).toBe(notified)
  expect(whyOf({ status, withdrawn: was })).toBe(why)
})

it('names the edition in a log line that has one', () => {
  expect(lineText({ what: 'issued', edition: 2 })).toBe('버전 2 발급')
  expect(lineText({ what: 'notified', edition: null })).toBe('회원에게 문자 보냄')
})
