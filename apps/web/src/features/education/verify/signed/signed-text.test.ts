import type { SignedVerdict } from '@hygiene/domain/education/certificate/signed/judge-signed'
import { expect, it } from 'vitest'
import { signedFields, signedText } from './signed-text.ts'

const listMadeAt = new Date('2026-11-23T00:00:00Z')

it.each<[SignedVerdict, string, string]>([
  ['valid', 'done', '진본이며 유효합니다'],
  ['uncertain', 'warn', '진본입니다. 취소 여부는 아직 모릅니다'],
  ['revoked', 'error', '취소된 수료증입니다'],
  ['superseded', 'warn', '새 수료증으로 바뀌었습니다'],
  ['altered', 'error', '믿을 수 없는 수료증입니다'],
  ['unknownKey', 'error', '믿을 수 없는 수료증입니다'],
])('shows a certificate that is %s in the tone %s', (verdict, tone, title) => {
  expect(signedText(verdict, listMadeAt, null)).toMatchObject({ tone, title })
})

it('names a list by its time in Seoul and says when the list is missing', () => {
  expect(signedText('valid', listMadeAt, null).sentence).toBe('2026.11.23 09:00 목록 기준')
  expect(signedText('uncertain', null, null).checks[1]?.sentence).toBe('받아둔 목록이 없습니다.')
})

it('shows since when a certificate is withdrawn when the list names the day', () => {
  expect(signedText('superseded', listMadeAt, '2026-12-08').sentence).toBe(
    '2026.12.08 새 수료증으로 대체되었습니다.',
  )
  expect(signedText('revoked', listMadeAt, '2026-12-08').sentence).toBe('2026.12.08 효력이 취소되었습니다.')
})

it('does not call a foreign signature one of ours', () => {
  const text = JSON.stringify(signedText('unknownKey', null, null))
  expect(text).toContain('우리 협회가 발급한 것이 아닙니다')
  expect(text).not.toContain('서명이 맞습니다')
})

it('shows the signed facts in the words of the paper', () => {
  const facts = {
    certificateNumber: '2026-02-0038214',
    userName: '한*자',
    birthYear: 1959,
    businessName: '솔밭분식',
    salesType: 2,
    industryType: 1,
    onlineType: 1,
    hours: 3,
    completedOn: '2026-11-22',
    issuedAt: listMadeAt,
  } as const
  expect(signedFields(facts).map(({ detail }) => detail)).toEqual([
    '한*자 (1959년생)',
    '솔밭분식',
    '2026년 기존 영업자 3시간',
    '2026년 11월 22일',
    '제 2026-02-0038214 호',
  ])
})
