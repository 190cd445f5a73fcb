import { expect, it } from 'vitest'
import { changedSinceAsked, earlierDay, isClosedOn, leftByRefusal } from './venue-closure.ts'

const NOW = new Date('2026-12-01T09:00:00+09:00')
const at = (time: string) => new Date(`2026-12-10T${time}:00+09:00`)
const ASKED = { venueNo: 1, startsAt: at('10:00'), endsAt: at('17:00') }
const OPEN = { ...ASKED, status: 'open' as const }

it.each([
  ['no day', null, '2026-12-10T10:00:00+09:00', false],
  ['the last instant before the day', '2026-12-10', '2026-12-09T23:59:59+09:00', false],
  ['the first instant of the day', '2026-12-10', '2026-12-10T00:00:00+09:00', true],
  ['a later day', '2026-12-10', '2027-01-05T10:00:00+09:00', true],
])('decides whether a venue with %s is closed', (_, day, instant, expected) => {
  const closedFromOn = day === null ? null : new Date(`${day}T00:00:00Z`)
  expect(isClosedOn({ closedFromOn }, new Date(instant))).toBe(expected)
})

it.each([
  ['as it was', OPEN, NOW, null],
  ['deleted', null, NOW, 'gone'],
  ['cancelled', { ...OPEN, status: 'cancelled' as const }, NOW, 'cancelled'],
  ['in another venue', { ...OPEN, venueNo: 2 }, NOW, 'relocated'],
  ['at another time', { ...OPEN, startsAt: at('11:00') }, NOW, 'rescheduled'],
  ['longer than before', { ...OPEN, endsAt: at('18:00') }, NOW, 'rescheduled'],
  ['a moment before it begins', OPEN, at('09:59'), null],
  ['at its beginning', OPEN, at('10:00'), 'begun'],
  ['closed', { ...OPEN, status: 'closed' as const }, NOW, 'begun'],
])('decides whether a session %s moves', (_, session, now, expected) => {
  expect(changedSinceAsked(ASKED, session, now)).toBe(expected)
})

it.each([
  ['VENUE_TAKEN', 'taken'],
  ['VENUE_TOO_SMALL', 'tooSmall'],
  ['VENUE_CLOSED', 'notUsable'],
  ['OTHER_YEAR', 'other'],
])('maps the refusal %s to the word of the report', (reason, expected) => {
  expect(leftByRefusal(reason)).toBe(expected)
})

it.each([
  ['in use', null, '2026-12-10'],
  ['closed from an earlier day', '2026-12-01', '2026-12-01'],
  ['closed from a later day', '2026-12-20', '2026-12-10'],
])('closes a venue that is %s from the earlier day', (_, closedFromOn, expected) => {
  expect(earlierDay(closedFromOn, '2026-12-10')).toBe(expected)
})
