import { expect, it } from 'vitest'
import { entryBy, entryRecord, entryText, type TimelineEntry } from './timeline-text.ts'

const ENTRY: TimelineEntry = {
  key: 'K1',
  at: '2026-12-08T01:19:00.000Z',
  kind: 'study',
  what: 'identityFailed',
  about: '',
  more: '',
  by: 'member',
  byName: '',
  recordNo: 104,
  subjectKind: null,
  subjectNo: null,
  detail: '',
}

it.each<[Partial<TimelineEntry>, string]>([
  [{ about: 'otherPerson' }, '본인확인 | 휴대전화 명의와 회원 이름이 다름 | 실패 | 회원'],
  [{ what: 'lectureDone', about: '조리장 위생', more: '5' }, '수강 | 5강 조리장 위생 | 수강 완료 | 회원'],
  [{ what: 'paid', about: '36000', more: '신용카드' }, '결제 | 36,000원 신용카드 | 결제 완료 | 회원'],
  [{ what: 'applied', about: '옥자네', more: 'O' }, '신청 | 온라인교육 · 옥자네 |  | 회원'],
  [
    { what: 'message', about: 'paid', more: 'failed', by: 'automatic' },
    '문자 | 결제 완료 안내 | 보내지 못함 | 자동',
  ],
  [
    {
      what: 'view',
      about: 'unmaskField',
      subjectKind: 'case',
      subjectNo: 4,
      detail: '휴대전화',
      more: '결제·환불 문의',
      by: 'staff',
      byName: '박상담',
    },
    '조회 | 가린 칸 열기 상담 4: 휴대전화 · 결제·환불 문의 |  | 박상담',
  ],
])('describes %o as «%s»', (part, text) => {
  const entry = { ...ENTRY, ...part }
  const { label, text: said, outcome = '' } = entryText(entry)
  expect([label, said, outcome, entryBy(entry)].join(' | ')).toBe(text)
})

it.each<[Partial<TimelineEntry>, string | undefined]>([
  [{ key: 'OA104', kind: 'apply', what: 'applied' }, '/enrolments/104'],
  [{ key: 'IT104', what: 'attended' }, '/enrolments/h104'],
  [{ key: 'PP104', kind: 'apply', what: 'paid' }, '/payments/104'],
  [{ key: 'L104', kind: 'login', what: 'login', recordNo: null }, undefined],
  [{ key: 'M104', kind: 'message', what: 'message' }, undefined],
])('links %o to %s', (part, to) => {
  expect(entryRecord({ ...ENTRY, ...part })?.to).toBe(to)
})
