import { expect, it } from 'vitest'
import { readArguments } from './read-arguments.ts'

it.each([
  ['', { command: 'list' }],
  ['list', { command: 'list' }],
  ['attention', { command: 'attention', reason: '' }],
  ['show 12', { command: 'show', no: 12, reason: '' }],
  ['cancel 12 --reason 강사_사정', { command: 'cancel', no: 12, reason: '강사_사정', to: null }],
  ['cancel 12 --reason 정전 --to 15', { command: 'cancel', no: 12, reason: '정전', to: 15 }],
  ['move 12 --venue 3 --reason 누수', { command: 'move', no: 12, reason: '누수', sceneNo: 3 }],
  [
    'move 12 --starts 2026-12-10T10:00 --ends 2026-12-10T17:00',
    {
      command: 'move',
      no: 12,
      reason: '',
      startsAt: new Date('2026-12-10T01:00:00Z'),
      endsAt: new Date('2026-12-10T08:00:00Z'),
    },
  ],
  ['settle 7 --present', { command: 'settle', no: 7, reason: '', isPresent: true }],
  ['settle 7 --absent --reason 통화', { command: 'settle', no: 7, reason: '통화', isPresent: false }],
])('«%s» is understood', (typed, command) => {
  expect(readArguments(typed.split(' ').filter(Boolean))).toEqual(command)
})

it('takes a time with a blank, as people write it', () => {
  expect(readArguments(['move', '12', '--starts', '2026-12-10 10:00'])).toMatchObject({
    startsAt: new Date('2026-12-10T01:00:00Z'),
  })
})

it.each([
  'sell 12',
  'show',
  'show twelve',
  'show 0',
  'show 12 13',
  'list 3',
  'cancel 12',
  'cancel 12 --reason',
  `cancel 12 --reason ${'가'.repeat(201)}`,
  `move 12 --venue 3 --reason ${'가'.repeat(201)}`,
  'cancel 12 --reason 정전 --to elsewhere',
  'cancel 12 --because 정전',
  'move 12 --starts tomorrow',
  'move 12 --starts 2026-02-30T10:00',
  'move 12 --starts 2026-12-10T25:00',
  'move 12 --venue hall',
  'settle 7',
  'settle 7 --present --absent',
])('«%s» is not, and nothing is done', (typed) => {
  expect(readArguments(typed.split(' '))).toBeNull()
})
