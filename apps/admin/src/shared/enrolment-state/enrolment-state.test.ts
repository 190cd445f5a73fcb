import { expect, it } from 'vitest'
import { enrolmentState } from './enrolment-state.ts'

it.each([
  ['online', 'completed', '수료', 'done'],
  ['online', 'surveyed', '설문 완료', 'moving'],
  ['online', 'expired', '기간 만료', 'ended'],
  ['inPerson', 'absent', '불참', 'view'],
] as const)('labels %s %s as %s', (kind, status, text, mark) => {
  expect(enrolmentState({ kind, status })).toEqual({ label: text, kind: mark })
})
