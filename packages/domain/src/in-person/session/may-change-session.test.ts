import { describe, expect, it } from 'vitest'
import { mayChangeSeats, maySetApplications } from './may-change-session.ts'

const at = (text: string) => new Date(`${text}:00+09:00`)
const NOW = at('2026-12-01T10:00')
const SESSION = {
  status: 'open' as 'open' | 'cancelled' | 'closed',
  startsAt: at('2026-12-10T10:00'),
  applyOpensAt: at('2026-11-01T09:00'),
  applyClosesAt: at('2026-12-09T18:00'),
  capacity: 30,
}
const reasonOf = (verdict: { allowed: boolean; reason?: string }) => verdict.reason ?? null

describe('a change of seats', () => {
  it.each([
    ['fewer, all people seated', 20, 20, null],
    ['one fewer than are taken', 19, 20, 'SEATS_BELOW_TAKEN'],
    ['as many as the venue has', 40, 0, null],
    ['more than the venue has', 41, 0, 'SEATS_OVER_VENUE'],
    ['the same', 30, 0, 'NOTHING_CHANGES'],
  ])('judges a new number of seats: %s', (_, capacity, taken, expected) => {
    expect(reasonOf(mayChangeSeats(SESSION, { capacity, taken, venueCapacity: 40 }, NOW))).toBe(expected)
  })

  it.each([
    ['begun', { ...SESSION, startsAt: NOW }],
    ['cancelled', { ...SESSION, status: 'cancelled' as const }],
  ])('refuses other seats for a session that is %s', (_, session) => {
    const wanted = { capacity: 20, taken: 0, venueCapacity: 40 }
    expect(reasonOf(mayChangeSeats(session, wanted, NOW))).toBe('SESSION_HAS_BEGUN')
  })
})

describe('a change of the application period', () => {
  const CLOSED = { ...SESSION, applyClosesAt: NOW }
  it.each([
    ['close now', SESSION, null, null],
    ['are closed already', CLOSED, null, 'NOTHING_CHANGES'],
    ['open again until the evening before', CLOSED, at('2026-12-09T18:00'), null],
    ['open until the beginning', CLOSED, at('2026-12-10T10:00'), null],
    ['open beyond it', CLOSED, at('2026-12-10T10:01'), 'APPLICATIONS_TIME_WRONG'],
    ['open until now', SESSION, NOW, 'APPLICATIONS_TIME_WRONG'],
    ['open as they are', SESSION, SESSION.applyClosesAt, 'NOTHING_CHANGES'],
    [
      'end before they begin',
      { ...SESSION, applyOpensAt: at('2026-12-05T09:00') },
      at('2026-12-05T09:00'),
      'APPLICATIONS_TIME_WRONG',
    ],
    ['of a session that has begun', { ...SESSION, startsAt: NOW }, null, 'SESSION_HAS_BEGUN'],
  ])('judges a change of applications: %s', (_, session, closesAt, expected) => {
    expect(reasonOf(maySetApplications(session, closesAt, NOW))).toBe(expected)
  })
})
