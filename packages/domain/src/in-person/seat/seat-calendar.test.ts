import { expect, it } from 'vitest'
import { type CalendarSeat, seatCalendar } from './seat-calendar.ts'

const at = (text: string) => new Date(`${text}+09:00`)
const NOW = at('2026-11-20T09:30:00')
const seat: CalendarSeat = {
  applicationNo: 4711,
  sessionNo: 7,
  session: {
    startsAt: at('2026-12-10T10:00:00'),
    endsAt: at('2026-12-10T17:00:00'),
    status: 'open',
    venue: {
      name: '수원 교육장',
      address: '경기도 수원시 팔달구 가상로 100',
      address2: '3층; 대강당, 왼쪽',
      phone: '031-000-1001',
    },
  },
  seat: 'sold',
  moves: [],
  changes: [],
}
const fileOf = (more: Partial<CalendarSeat> = {}) =>
  seatCalendar({ ...seat, ...more }, { service: '외식업 위생교육', host: 'edu.example.org' }, NOW) ?? ''
const lineOf = (file: string, name: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(`${name}:`))

it('names session and venue with escaped text and UTC instants', () => {
  expect(fileOf().replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//edu.example.org//seat//KO',
    'BEGIN:VEVENT',
    'UID:seat-4711@edu.example.org',
    'SEQUENCE:0',
    'STATUS:CONFIRMED',
    'DTSTAMP:20261120T003000Z',
    'DTSTART:20261210T010000Z',
    'DTEND:20261210T080000Z',
    'SUMMARY:외식업 위생교육 집합교육',
    String.raw`LOCATION:수원 교육장\, 경기도 수원시 팔달구 가상로 100\, 3층\; 대강당\, 왼쪽`,
    String.raw`DESCRIPTION:신분증과 수강증을 가져와주세요.\n문의: 031-000-1001`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it.each([0, 1, 2, 3])('folds lines at 75 octets without splitting a letter at offset %i', (shift) => {
  const name = `${'a'.repeat(shift)}${'가'.repeat(60)}${'😀'.repeat(30)}`
  const venue = { ...seat.session.venue, name: `${name}\r\n\\` }
  const file = fileOf({ session: { ...seat.session, venue } })
  const lines = file.split('\r\n')
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(3)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(lineOf(file, 'LOCATION')).toContain(String.raw`${name}\n\\\, 경기도`)
})

const moved = { moves: [{ fromNo: 5, movedAt: at('2026-11-10T10:00:00') }] }
const cancelled = { session: { ...seat.session, status: 'cancelled' } }
const change = (sessionNo: number, changedAt: string) => ({ sessionNo, changedAt: at(changedAt) })

it.each<[string, Partial<CalendarSeat>, number, string]>([
  ['booked', {}, 0, 'CONFIRMED'],
  ['moved', moved, 2, 'CONFIRMED'],
  ['given back', { seat: 'released' }, 1, 'CANCELLED'],
  ['moved and given back', { ...moved, seat: 'released' }, 3, 'CANCELLED'],
  ['of a cancelled session', cancelled, 1, 'CANCELLED'],
  ['given another time', { changes: [change(7, '2026-11-12T10:00:00')] }, 2, 'CONFIRMED'],
  [
    'moved after a change of the old session',
    { ...moved, changes: [change(5, '2026-11-09T10:00:00')] },
    4,
    'CONFIRMED',
  ],
  [
    'moved before a change of the old session',
    { ...moved, changes: [change(5, '2026-11-11T10:00:00')] },
    2,
    'CONFIRMED',
  ],
])('writes sequence and status of a seat %s with %j', (_, more, sequence, status) => {
  expect(lineOf(fileOf(more), 'SEQUENCE')).toBe(`SEQUENCE:${sequence}`)
  expect(lineOf(fileOf(more), 'STATUS')).toBe(`STATUS:${status}`)
  expect(lineOf(fileOf(more), 'UID')).toBe('UID:seat-4711@edu.example.org')
})

it.each(['held', 'waiting'])('creates no calendar file for a seat that is %s', (state) => {
  expect(fileOf({ seat: state })).toBe('')
})
