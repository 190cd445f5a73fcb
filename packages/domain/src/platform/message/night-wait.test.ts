import { expect, it } from 'vitest'
import { eventAtOf, type MessageFacts, type MessageKindName } from './messages.ts'
import { nightWait } from './night-wait.ts'

const seoul = (text: string) => new Date(`${text}:00+09:00`)
const NIGHT = '2026-11-23T21:00'
const EARLY = '2026-11-24T06:29'
const MORNING = '2026-11-24T08:00'

it.each<[MessageKindName, string | null, string, boolean]>([
  ['paid', null, EARLY, true],
  ['lateMoney', null, EARLY, true],
  ['refundTransferred', null, EARLY, true],
  ['certificateIssued', null, EARLY, true],
  ['certificateReplaced', null, EARLY, true],
  ['placeCorrected', null, EARLY, true],
  ['lateMoney', null, '2026-11-23T20:59', false],
  ['lateMoney', null, MORNING, false],
  ['sessionMoved', '2026-12-08T10:00', MORNING, false],
  ['sessionMoved', '2026-11-24T10:00', NIGHT, false],
  ['sessionMoved', '2026-11-24T12:00', NIGHT, false],
  ['sessionMoved', '2026-11-24T12:01', NIGHT, true],
  ['sessionMoved', '2026-11-24T18:29', EARLY, false],
  ['sessionMoved', '2026-11-24T18:30', EARLY, true],
  ['sessionMoved', '2026-12-08T10:00', EARLY, true],
  ['sessionCancelled', '2026-11-24T10:00', NIGHT, false],
  ['sessionCancelled', '2026-12-08T10:00', NIGHT, true],
  ['seatConfirmed', '2026-11-24T10:00', NIGHT, false],
  ['seatConfirmed', '2026-12-10T10:00', NIGHT, true],
  ['seatOffered', '2026-11-23T21:30', NIGHT, false],
  ['seatOffered', '2026-11-24T21:00', NIGHT, true],
  ['seatHeld', '2026-11-23T21:30', NIGHT, false],
  ['loginRepair', null, NIGHT, false],
  ['slipLink', null, NIGHT, false],
  ['staffText', null, NIGHT, false],
])('decides whether %s about %s at %s waits for the morning: %s', (kind, about, now, waits) => {
  const until = nightWait(kind, about === null ? null : seoul(about), seoul(now))
  expect(until).toEqual(waits ? seoul(MORNING) : null)
})

const session = {
  startsAt: seoul('2026-12-10T10:00'),
  endsAt: seoul('2026-12-10T17:00'),
  venue: { name: '수원', address: '', address2: '', phone: '', directions: '', mapUrl: '' },
}
const moved = (fromStartsAt?: Date): MessageFacts => ({
  kind: 'sessionMoved',
  session,
  seat: 'sold',
  move: { cause: 'inPlace' },
  calendarFile: '',
  fromStartsAt,
})

it.each<[string, MessageFacts, string | null]>([
  [
    'an offer is its end',
    { kind: 'seatOffered', session, offerUntil: seoul(NIGHT), link: '', keepsSeat: false },
    NIGHT,
  ],
  ['a hold is its end', { kind: 'seatHeld', session, heldUntil: seoul(NIGHT) }, NIGHT],
  [
    'a confirmed seat is its session',
    { kind: 'seatConfirmed', session, calendarFile: '' },
    '2026-12-10T10:00',
  ],
  ['a move from tomorrow is the old time', moved(seoul('2026-11-24T10:00')), '2026-11-24T10:00'],
  ['a move to a sooner day is the new time', moved(seoul('2026-12-20T10:00')), '2026-12-10T10:00'],
  ['a move without another time is the session', moved(), '2026-12-10T10:00'],
  ['a receipt is none', { kind: 'lateMoneyReturned', amountWon: 1 }, null],
])('finds the event time of %s', (_, facts, expected) => {
  expect(eventAtOf(facts)).toEqual(expected === null ? null : seoul(expected))
})
