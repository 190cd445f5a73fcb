import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AttendedFacts,
  judgeAttendance,
  type Mark,
  mergeMarks,
  NO_MARKS,
  presenceOf,
} from './judge-attendance.ts'

const session = {
  startsAt: new Date('2026-12-10T10:00:00+09:00'),
  endsAt: new Date('2026-12-10T17:00:00+09:00'),
}
const at = (time: string): Date => new Date(`2026-12-10T${time}+09:00`)
const when = (time: string | null): Date | null => (time === null ? null : at(time))

const merged = (marks: readonly Mark[]) => marks.reduce(mergeMarks, NO_MARKS)

describe('check-in marks', () => {
  const mark = fc.record({
    direction: fc.constantFrom<Mark['direction']>('in', 'out'),
    markedAt: fc.integer({ min: 0, max: 86_400_000 }).map((ms) => new Date(ms)),
  })

  test('gives the same presence for marks in any order and with any repetition', () => {
    const arrival = fc.array(mark, { maxLength: 12 }).chain((marks) => {
      const shuffled = fc.shuffledSubarray([...marks, ...marks], { minLength: marks.length * 2 })
      return fc.tuple(fc.constant(marks), shuffled)
    })
    fc.assert(
      fc.property(arrival, ([marks, again]) => {
        expect(merged(again)).toEqual(merged(marks))
      }),
    )
  })

  test('keeps the first arrival and the last departure', () => {
    const day: Mark[] = [
      { direction: 'out', markedAt: at('12:00:00') },
      { direction: 'in', markedAt: at('13:00:00') },
      { direction: 'in', markedAt: at('09:40:00') },
      { direction: 'out', markedAt: at('17:02:00') },
    ]
    expect(merged(day)).toEqual({ inAt: at('09:40:00'), outAt: at('17:02:00') })
  })
})

describe('presence at a session', () => {
  test.each([
    ['09:40:00', '17:02:00', 'present'],
    ['10:20:00', '16:50:00', 'present'],
    ['10:20:00.001', '17:00:00', 'partial'],
    ['10:00:00', '16:49:59.999', 'partial'],
    ['10:00:00', null, 'partial'],
    [null, '17:00:00', 'partial'],
    ['17:00:00', '09:00:00', 'partial'],
    [null, null, 'absent'],
  ])('judges check-in at %s and check-out at %s as %s', (inAt, outAt, presence) => {
    expect(presenceOf({ inAt: when(inAt), outAt: when(outAt) }, session)).toBe(presence)
  })
})

const WHOLE_DAY = { inAt: at('09:40:00'), outAt: at('17:02:00') }
const HALF_DAY = { inAt: at('09:40:00'), outAt: null }

function judged(now: Date, facts: Partial<Omit<AttendedFacts, 'session'>> = {}, hasMarks = true) {
  const status = 'open' as const
  const known = { seat: 'sold', statuses: ['paid'], marks: NO_MARKS, exceptionText: null } as const
  return judgeAttendance({ ...known, ...facts, session: { ...session, status, hasMarks } }, now)
}
const action = (...given: Parameters<typeof judged>) => judged(...given).action

const END = at('17:00:00')
const MIDNIGHT = new Date('2026-12-11T00:00:00+09:00')
const before = (instant: Date): Date => new Date(instant.getTime() - 1)

describe('the verdict about a booking', () => {
  test('completes a booking at the end of the session and not earlier', () => {
    expect(action(before(END), { marks: WHOLE_DAY, statuses: ['attended'] })).toBe('wait')
    expect(action(END, { marks: WHOLE_DAY, statuses: ['attended'] })).toBe('complete')
    expect(action(END, { marks: WHOLE_DAY })).toBe('complete')
    expect(action(END, { marks: WHOLE_DAY, statuses: ['attended', 'refunded'] })).toBe('complete')
  })

  test('marks attendance before the end when both marks suffice', () => {
    const marks = { inAt: at('10:20:00'), outAt: at('16:50:00') }
    expect(action(at('16:50:00'), { marks })).toBe('attend')
    expect(action(before(END), { marks: WHOLE_DAY })).toBe('attend')
    expect(action(before(END), { marks: WHOLE_DAY, statuses: ['paid', 'refunded'] })).toBe('attend')
    expect(action(before(END), { marks: WHOLE_DAY, statuses: ['refunded'] })).toBe('wait')
    expect(action(before(END), { marks: WHOLE_DAY, statuses: ['absent'] })).toBe('wait')
    expect(action(before(END), { marks: HALF_DAY })).toBe('wait')
    expect(action(before(END), { marks: { ...marks, outAt: before(marks.outAt) } })).toBe('wait')
    expect(action(before(END), { marks: { ...marks, inAt: at('10:20:01') } })).toBe('wait')
  })

  test('notifies staff once an hour after the end of a partial attendance', () => {
    expect(action(before(at('18:00:00')), { marks: HALF_DAY })).toBe('wait')
    expect(judged(at('18:00:00'), { marks: HALF_DAY })).toEqual({
      action: 'notifyStaff',
      exceptionText: '일부만 출석: 입실 09:40, 퇴실 기록 없음',
    })
    expect(action(MIDNIGHT, { marks: HALF_DAY, exceptionText: '일부만 출석' })).toBe('wait')
    expect(action(MIDNIGHT, { marks: WHOLE_DAY, exceptionText: '일부만 출석' })).toBe('complete')
  })

  test('declares absence from the next day', () => {
    expect(action(before(MIDNIGHT))).toBe('wait')
    expect(action(MIDNIGHT)).toBe('declareAbsent')
  })

  test('waits another day when the whole check-in recorded nothing', () => {
    const dayAfter = new Date('2026-12-12T00:00:00+09:00')
    expect(action(before(dayAfter), {}, false)).toBe('wait')
    expect(action(dayAfter, {}, false)).toBe('declareAbsent')
  })

  test('notifies staff when marks arrive after the absence', () => {
    expect(judged(MIDNIGHT, { marks: WHOLE_DAY, statuses: ['absent'] })).toEqual({
      action: 'notifyStaff',
      exceptionText: '불참 처리된 뒤의 출석 기록: 입실 09:40, 퇴실 17:02',
    })
    expect(action(MIDNIGHT, { statuses: ['absent'] })).toBe('wait')
    expect(action(MIDNIGHT, { marks: WHOLE_DAY, statuses: ['absent'], exceptionText: '확인함' })).toBe('wait')
  })

  test.each([
    ['a seat only held', { seat: 'held', statuses: ['applied'] }],
    ['a seat given back', { seat: 'released', statuses: ['refunded'] }],
    ['a place in the queue', { seat: 'waiting', statuses: ['applied'] }],
    ['a completed course', { statuses: ['completed'] }],
    ['a refunded course', { statuses: ['refunded'] }],
  ] as const)('takes no action for %s', (_what, facts) => {
    expect(action(MIDNIGHT, { marks: WHOLE_DAY, ...facts })).toBe('wait')
  })

  test('takes no action in a session that the association cancelled', () => {
    const cancelled = { ...session, status: 'cancelled' as const, hasMarks: true }
    const facts = { seat: 'sold', statuses: ['paid'], marks: WHOLE_DAY, exceptionText: null } as const
    expect(judgeAttendance({ ...facts, session: cancelled }, MIDNIGHT).action).toBe('wait')
  })
})
