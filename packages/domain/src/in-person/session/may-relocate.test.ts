import { describe, expect, it } from 'vitest'
import { holdAfterRelocation } from '../seat/hold-length.ts'
import { mayRelocate, relocate, type RelocatedSession } from './may-relocate.ts'

const now = new Date('2026-12-01T00:00:00Z')
const session: RelocatedSession = {
  status: 'open',
  year: 2026,
  startsAt: new Date('2026-12-10T01:00:00Z'),
  endsAt: new Date('2026-12-10T08:00:00Z'),
  applyOpensAt: new Date('2026-10-10T00:00:00Z'),
  applyClosesAt: new Date('2026-12-09T09:00:00Z'),
  capacity: 100,
}
const at = (text: string) => new Date(text)

describe('a relocated session', () => {
  it('keeps the duration and the lead time of the application deadline at a relocation', () => {
    expect(relocate(session, { startsAt: at('2026-12-17T02:00:00Z') })).toMatchObject({
      endsAt: at('2026-12-17T09:00:00Z'),
      applyClosesAt: at('2026-12-16T10:00:00Z'),
      capacity: 100,
    })
  })

  it('takes the capacity of a smaller venue and keeps the old limit in a larger one', () => {
    expect(relocate(session, { venueCapacity: 60 }).capacity).toBe(60)
    expect(relocate(session, { venueCapacity: 500 }).capacity).toBe(100)
  })

  it.each([
    ['an hour later', { startsAt: at('2026-12-10T02:00:00Z') }, 'yes'],
    ['in another venue', { venueCapacity: 200 }, 'yes'],
    ['in a venue just large enough', { venueCapacity: 80 }, 'yes'],
    ['in a venue too small', { venueCapacity: 79 }, 'VENUE_TOO_SMALL'],
    ['nowhere and never else', {}, 'NOTHING_CHANGES'],
    ['to where it is', { startsAt: session.startsAt, endsAt: session.endsAt }, 'NOTHING_CHANGES'],
    ['to its own start, an hour longer', { endsAt: at('2026-12-10T09:00:00Z') }, 'yes'],
    ['yesterday', { startsAt: at('2026-11-30T01:00:00Z') }, 'STARTS_IN_THE_PAST'],
    ['ending before it starts', { endsAt: at('2026-12-10T00:00:00Z') }, 'ENDS_BEFORE_IT_STARTS'],
    ['next year', { startsAt: at('2027-01-05T01:00:00Z') }, 'OTHER_YEAR'],
  ])('judges the relocation of a session %s', (_what, change, answer) => {
    const verdict = mayRelocate(session, change, 80, now)
    expect(verdict.allowed ? 'yes' : verdict.reason).toBe(answer)
  })

  it('refuses a relocation after the start and one to before its own applications', () => {
    const change = { startsAt: at('2026-12-20T01:00:00Z') }
    expect(mayRelocate(session, change, 0, session.startsAt)).toEqual({
      allowed: false,
      reason: 'SESSION_HAS_BEGUN',
    })
    const opensLate = { ...session, applyOpensAt: at('2026-12-05T00:00:00Z') }
    expect(mayRelocate(opensLate, { startsAt: at('2026-12-05T02:00:00Z') }, 0, now)).toEqual({
      allowed: false,
      reason: 'APPLICATIONS_WOULD_NEVER_OPEN',
    })
  })
})

it.each([
  ['2026-12-04T05:00:00Z', true, '2026-12-04T05:00:00Z'],
  ['2026-12-09T14:00:00Z', true, '2026-12-04T15:00:00Z'],
  ['2026-12-05T00:30:00Z', false, '2026-12-05T00:30:00Z'],
  ['2026-12-05T03:00:00Z', false, '2026-12-05T01:00:00Z'],
])(
  'ends a hold until %s (deposit: %s) at %s when the session moves to 5 December 10:00',
  (held, isForDeposit, ends) => {
    const moved = { startsAt: at('2026-12-05T01:00:00Z') }
    expect(holdAfterRelocation(at(held), moved, isForDeposit)).toEqual(at(ends))
  },
)
