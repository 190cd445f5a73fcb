import { expect, it } from 'vitest'
import { minutesText, namedBy, stepsOf } from './enrolment-text.ts'

it.each([
  ['98114', { kind: 'online', number: 98_114 }],
  ['h98114', { kind: 'inPerson', number: 98_114 }],
  ['0', null],
  ['h', null],
  ['98114x', null],
  ['1234567890', null],
])('reads the enrolment named by %s', (no, named) => {
  expect(namedBy(no)).toEqual(named)
})

const NOT_YET = {
  applied: '2026-09-28T05:02:00Z',
  paid: null,
  studied: null,
  surveyed: null,
  completed: null,
}
const steps = { ...NOT_YET, ended: null }

it('shows survey and test for an online enrolment only and marks the current step', () => {
  expect(stepsOf({ kind: 'online', status: 'applied', steps, attempts: [] })).toEqual([
    { label: '신청', note: '09.28', state: 'done' },
    { label: '결제', note: '', state: 'now' },
    { label: '수강', note: '', state: 'next' },
    { label: '설문', note: '', state: 'next' },
    { label: '평가', note: '', state: 'next' },
    { label: '수료', note: '', state: 'next' },
  ])
})

it('ends the steps of a refunded enrolment with the refund', () => {
  const refunded = { ...steps, paid: '2026-09-28T05:10:00Z', ended: '2026-11-24T01:00:00Z' }
  const inVenue = stepsOf({ kind: 'inPerson', status: 'refunded', steps: refunded, attempts: [] })
  expect(inVenue.map(({ label, note, state }) => `${label} ${note} ${state}`)).toEqual([
    '신청 09.28 done',
    '결제 09.28 done',
    '환불 11.24 ended',
  ])
})

it('shows the score of the passed test', () => {
  const day = '2026-10-02T07:41:00Z'
  const all = { applied: day, paid: day, studied: day, surveyed: day, completed: day, ended: null }
  const attempt = { round: 1, startedAt: day, submittedAt: day, score: 85, correctCount: 17, isPassed: true }
  const [test] = stepsOf({ kind: 'online', status: 'completed', steps: all, attempts: [attempt] }).slice(4)
  expect(test).toEqual({ label: '평가', note: '85점', state: 'done' })
})

it('formats seconds as minutes and seconds', () => {
  expect([0, 59, 60, 2700, 6001].map(minutesText)).toEqual(['00:00', '00:59', '01:00', '45:00', '100:01'])
})
