import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { afterLosingPlace, judgeAccept, judgeDecline, judgeLeave } from './answer-offer.ts'
import { offerEndsAt, waitingEndsAt, waitingStatusAt, waitingStatuses } from './offer.ts'

const seoul = (text: string): Date => new Date(`${text}:00+09:00`)
const MINUTE_MS = 60_000

describe('the duration of an offer', () => {
  const closes = '2026-12-08T18:00'
  test.each([
    ['for a day, long before', '2026-12-01T10:00', closes, null, '2026-12-02T10:00'],
    ['until two hours before applications close', '2026-12-08T09:00', closes, null, '2026-12-08T16:00'],
    ['at least 30 minutes after that', '2026-12-08T15:50', closes, null, '2026-12-08T16:20'],
    ['to the last minute of applications', '2026-12-08T17:30', closes, null, '2026-12-08T18:00'],
    [
      'while the own seat may still be left',
      '2026-12-04T09:00',
      closes,
      '2026-12-05T00:00',
      '2026-12-05T00:00',
    ],
    ['with 30 minutes left for that', '2026-12-04T23:30', closes, '2026-12-05T00:00', '2026-12-05T00:00'],
    ['not with 29 minutes of applications left', '2026-12-08T17:31', closes, null, null],
    ['not with 29 minutes for the own seat', '2026-12-04T23:31', closes, '2026-12-05T00:00', null],
    ['not after applications', '2026-12-08T18:00', closes, null, null],
  ])('keeps an offer open %s', (_what, now, applyClosesAt, changeEndsAt, until) => {
    const limits = {
      applyClosesAt: seoul(applyClosesAt),
      changeEndsAt: changeEndsAt === null ? null : seoul(changeEndsAt),
    }
    expect(offerEndsAt(seoul(now), limits)).toEqual(until === null ? null : seoul(until))
  })

  it('keeps an offer open 30 minutes to a day and only while the seat can be taken', () => {
    const instant = fc.integer({ min: 0, max: 4 * 1440 }).map((minute) => new Date(minute * MINUTE_MS))
    fc.assert(
      fc.property(instant, instant, fc.option(instant), (now, applyClosesAt, changeEndsAt) => {
        const limits = { applyClosesAt, changeEndsAt }
        const until = offerEndsAt(now, limits)
        const hasTime = waitingEndsAt(limits).getTime() - now.getTime() >= 30 * MINUTE_MS
        expect(until !== null).toBe(hasTime)
        if (!until) return
        const minutes = (until.getTime() - now.getTime()) / MINUTE_MS
        expect(minutes).toBeGreaterThanOrEqual(30)
        expect(minutes).toBeLessThanOrEqual(1440)
        expect(until.getTime()).toBeLessThanOrEqual(waitingEndsAt(limits).getTime())
      }),
    )
  })
})

const now = seoul('2026-12-01T10:00')
const judge = { accept: judgeAccept, decline: judgeDecline, leave: judgeLeave }
const offer = (minutesLeft: number) => ({
  status: 'offered' as const,
  offerUntil: new Date(now.getTime() + minutesLeft * MINUTE_MS),
})

describe('an answer to an offer', () => {
  it('accepts an answer until the offer’s last millisecond and not at its end', () => {
    const atLast = { status: 'offered' as const, offerUntil: new Date(now.getTime() + 1) }
    expect(judgeAccept(atLast, now)).toEqual({ write: 'accepted' })
    expect(judgeAccept(offer(0), now)).toEqual({ refuse: 'OFFER_OVER' })
    expect(waitingStatusAt(offer(0), now)).toBe('lapsed')
  })

  test.each([
    ['accept', 'waiting', { refuse: 'OFFER_NOT_FOUND' }],
    ['accept', 'accepted', 'same'],
    ['accept', 'declined', { refuse: 'OFFER_OVER' }],
    ['accept', 'lapsed', { refuse: 'OFFER_OVER' }],
    ['accept', 'left', { refuse: 'OFFER_OVER' }],
    ['accept', 'sessionGone', { refuse: 'SESSION_CANCELLED' }],
    ['decline', 'waiting', { refuse: 'OFFER_NOT_FOUND' }],
    ['decline', 'accepted', { refuse: 'OFFER_TAKEN' }],
    ['decline', 'declined', 'same'],
    ['decline', 'lapsed', { refuse: 'OFFER_OVER' }],
    ['leave', 'waiting', { write: 'left' }],
    ['leave', 'accepted', { refuse: 'OFFER_TAKEN' }],
    ['leave', 'left', 'same'],
    ['leave', 'lapsed', 'same'],
  ] as const)('judges the answer %s to an entry that is %s', (answer, status, outcome) => {
    expect(judge[answer]({ status, offerUntil: null }, now)).toEqual(outcome)
  })

  it('changes nothing when the same answer arrives again', () => {
    for (const answer of ['accept', 'decline', 'leave'] as const) {
      for (const status of waitingStatuses) {
        const first = judge[answer]({ ...offer(5), status }, now)
        if (typeof first === 'string' || !('write' in first)) continue
        expect(judge[answer]({ status: first.write, offerUntil: null }, now)).toBe('same')
      }
    }
  })

  it('counts only the first of two people’s clicks on one offer', () => {
    expect(judgeDecline({ status: 'accepted', offerUntil: null }, now)).toEqual({
      refuse: 'OFFER_TAKEN',
    })
    expect(judgeAccept({ status: 'declined', offerUntil: null }, now)).toEqual({
      refuse: 'OFFER_OVER',
    })
  })
})

test.each([
  [true, false, 'keepsSeat'],
  [true, true, 'keepsSeat'],
  [false, true, 'waitsOn'],
  [false, false, 'ends'],
])(
  'decides with a seat %s and another waiting list %s that the application %s',
  (seat, elsewhere, outcome) => {
    expect(afterLosingPlace(seat, elsewhere)).toBe(outcome)
  },
)
