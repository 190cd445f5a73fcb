import { expect, it } from 'vitest'
import { type Lesson, mayTeach } from './may-teach.ts'

const at = (time: string) => new Date(`2026-12-10T${time}:00+09:00`)
const SESSION = { startsAt: at('10:00'), endsAt: at('17:00') }
const lesson = (from: string, to: string, more: Partial<Lesson> = {}): Lesson => ({
  instructorNo: 1,
  branchNo: 1,
  startsAt: at(from),
  endsAt: at(to),
  ...more,
})
const FAR = { branchNo: 2 }

it.each<[string, Lesson[], Lesson[], string | null]>([
  ['the whole day', [lesson('10:00', '17:00')], [], null],
  ['before the session', [lesson('09:59', '12:00')], [], 'LESSON_OUTSIDE_SESSION'],
  ['beyond its end', [lesson('16:00', '17:01')], [], 'LESSON_OUTSIDE_SESSION'],
  ['no length', [lesson('11:00', '11:00')], [], 'LESSON_OUTSIDE_SESSION'],
  ['two parts end to end', [lesson('10:00', '12:00'), lesson('12:00', '13:00')], [], null],
  ['two parts at once', [lesson('10:00', '12:01'), lesson('12:00', '13:00')], [], 'INSTRUCTOR_TAKEN'],
  ['two people at once', [lesson('10:00', '12:00'), lesson('10:00', '12:00', { instructorNo: 2 })], [], null],
  ['another venue of the branch right before', [lesson('13:00', '15:00')], [lesson('11:00', '13:00')], null],
  [
    'another venue of the branch at once',
    [lesson('13:00', '15:00')],
    [lesson('11:00', '13:01')],
    'INSTRUCTOR_TAKEN',
  ],
  ['another branch two hours before', [lesson('13:00', '15:00')], [lesson('09:00', '11:00', FAR)], null],
  [
    'another branch a minute too soon',
    [lesson('13:00', '15:00')],
    [lesson('09:00', '11:01', FAR)],
    'INSTRUCTOR_TOO_FAR',
  ],
  [
    'another branch afterwards',
    [lesson('13:00', '15:00')],
    [lesson('16:59', '18:00', FAR)],
    'INSTRUCTOR_TOO_FAR',
  ],
  [
    'another person elsewhere',
    [lesson('13:00', '15:00')],
    [lesson('13:00', '15:00', { ...FAR, instructorNo: 2 })],
    null,
  ],
])('judges lessons of an instructor: %s', (_, lessons, elsewhere, expected) => {
  const verdict = mayTeach(lessons, SESSION, elsewhere)
  expect(verdict.allowed ? null : verdict.reason).toBe(expected)
})
