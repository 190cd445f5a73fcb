import { expect, it } from 'vitest'
import { minutesWords, namedBy, stepsOf } from './enrolment-words.ts'

it.each([
  ['98114', { kind: 'online', number: 98_114 }],
  ['h98114', { kind: 'inPerson', number: 98_114 }],
  ['0', null],
  ['h', null],
  ['98114x', null],
  ['1234567890', null],
])('%s names an enrolment', (no, named) => {
  expect(namedBy(no)).toEqual(named)
})

it('has a survey online only', () => {
  const steps = { applied: 'a', paid: null, studied: null, surveyed: null, completed: null, ended: null }
  expect(stepsOf({ kind: 'online', steps }).map(([label]) => label)).toEqual([
    '신청',
    '결제',
    '수강',
    '설문',
    '수료',
  ])
  expect(stepsOf({ kind: 'inPerson', steps }).map(([label]) => label)).toEqual([
    '신청',
    '결제',
    '출석',
    '수료',
  ])
})

it('says minutes and seconds', () => {
  expect([0, 59, 60, 2700, 6001].map(minutesWords)).toEqual(['00:00', '00:59', '01:00', '45:00', '100:01'])
})
