import { expect, test } from 'vitest'
import { studyDeadline, studyDeadlineSentence, studyDeadlineText } from './study-deadline.ts'

test.each([
  ['2026-11-22T00:00:00Z', '12월 31일⁠(목)⁠ 18시까지 마치셔야 합니다.'],
  ['2026-12-31T08:59:59.999Z', '12월 31일⁠(목)⁠ 18시까지 마치셔야 합니다.'],
  ['2026-12-31T09:00:00Z', '오늘 밤 12시까지 마치실 수 있습니다.'],
  ['2026-12-31T14:59:59.999Z', '오늘 밤 12시까지 마치실 수 있습니다.'],
  ['2026-12-31T15:00:00Z', '교육 기간이 끝났습니다.'],
])('shows at %s for a course of 2026 «%s»', (now, sentence) => {
  expect(studyDeadlineSentence(2026, new Date(now))).toBe(sentence)
})

test('sets the deadline to 18:00 in Seoul on the last day of the year', () => {
  expect(studyDeadline(2026).toISOString()).toBe('2026-12-31T09:00:00.000Z')
  expect(studyDeadlineText(2027)).toBe('12월 31일(금) 18시')
})
