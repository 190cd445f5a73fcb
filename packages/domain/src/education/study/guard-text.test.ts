import { expect, test } from 'vitest'
import { latestStart } from './december-guard.ts'
import { guardSentence, guardSteps } from './guard-text.ts'
import { studyDeadline } from './study-deadline.ts'

const needed = { year: 2026, lectureSeconds: 3 * 3600, surveyMinutes: 10, testMinutes: 30 }
const startBy = latestStart(needed)

test.each([
  ['ahead', '늦어도 12월 31일 14:20에 시작하셔야 합니다'],
  ['now', '지금 시작하셔야 합니다'],
  ['late', '18시까지는 모자랍니다. 지금 바로 시작해주세요'],
  ['evening', '오늘 밤 12시까지 마치실 수 있습니다'],
  ['over', '올해 안에 마치실 수 없습니다'],
] as const)('words the state %s as «%s»', (state, sentence) => {
  expect(guardSentence({ state, startBy })).toBe(sentence)
})

test('schedules each part from the shown start to the deadline', () => {
  expect(guardSteps(startBy, studyDeadline(2026), needed)).toEqual([
    { at: '14:20', step: 'lectures', minutes: 180 },
    { at: '17:20', step: 'survey', minutes: 10 },
    { at: '17:30', step: 'test', minutes: 30 },
    { at: '18:00', step: 'end', minutes: 0 },
  ])
})

test('omits parts that take no time', () => {
  const rest = { ...needed, lectureSeconds: 0 }
  const steps = guardSteps(latestStart(rest), studyDeadline(2026), rest)
  expect(steps.map(({ at, step }) => `${at} ${step}`)).toEqual(['17:20 survey', '17:30 test', '18:00 end'])
})
