import { expect, it } from 'vitest'
import { readArguments } from './read-arguments.ts'

it.each([
  ['', { command: 'list' }],
  ['list', { command: 'list' }],
  ['exceptions --reason 월말_확인', { command: 'exceptions', reason: '월말_확인' }],
  ['show 12 --reason 문의', { command: 'show', no: 12, reason: '문의' }],
  ['cancel 12 --reason 강사_사정', { command: 'cancel', no: 12, reason: '강사_사정', to: null }],
  ['cancel 12 --reason 정전 --to 15', { command: 'cancel', no: 12, reason: '정전', to: 15 }],
  ['move 12 --venue 3 --reason 누수', { command: 'move', no: 12, reason: '누수', venueNo: 3 }],
  [
    'move 12 --starts 2026-12-10T10:00 --ends 2026-12-10T17:00 --reason 정전',
    {
      command: 'move',
      no: 12,
      reason: '정전',
      startsAt: new Date('2026-12-10T01:00:00Z'),
      endsAt: new Date('2026-12-10T08:00:00Z'),
    },
  ],
  ['settle 7 --present --reason 명부', { command: 'settle', no: 7, reason: '명부', isPresent: true }],
  ['settle 7 --absent --reason 통화', { command: 'settle', no: 7, reason: '통화', isPresent: false }],
])('parses «%s»', (typed, command) => {
  expect(readArguments(typed.split(' ').filter(Boolean))).toEqual(command)
})

it('accepts a time with a space', () => {
  expect(readArguments(['move', '12', '--starts', '2026-12-10 10:00', '--reason', '정전'])).toMatchObject({
    startsAt: new Date('2026-12-10T01:00:00Z'),
  })
})

it.each([
  'sell 12 --reason 정전',
  'show --reason 문의',
  'show twelve --reason 문의',
  'show 0 --reason 문의',
  'show 12 13 --reason 문의',
  'list 3',
  `cancel 12 --reason ${'가'.repeat(201)}`,
  `move 12 --venue 3 --reason ${'가'.repeat(201)}`,
  'cancel 12 --reason 정전 --to elsewhere',
  'cancel 12 --because 정전',
  'move 12 --starts tomorrow --reason 정전',
  'move 12 --starts 2026-02-30T10:00 --reason 정전',
  'move 12 --starts 2026-12-10T25:00 --reason 정전',
  'move 12 --venue venue --reason 누수',
  'settle 7 --reason 명부',
  'settle 7 --present --absent --reason 명부',
])('returns no command for «%s»', (typed) => {
  expect(readArguments(typed.split(' '))).toBeNull()
})

/** Requires a reason of two characters, as the screens do (read-roster.ts, staff-session-shape.ts of the contracts). */
it.each(['show 12', 'exceptions', 'cancel 12', 'move 12 --venue 3', 'settle 7 --present'])(
  'returns no command for «%s» without a reason of two characters',
  (typed) => {
    for (const why of [[], ['--reason'], ['--reason', ''], ['--reason', ' 가 ']]) {
      expect(readArguments([...typed.split(' '), ...why])).toBeNull()
    }
    expect(readArguments([...typed.split(' '), '--reason', ' 확인 '])).toMatchObject({ reason: '확인' })
  },
)
