import { expect, it } from 'vitest'
import { foreseeCancellation, type ForecastBooking, type ForecastTarget } from './foresee-cancellation.ts'

const now = new Date('2026-12-01T00:00:00Z')
const target: ForecastTarget = {
  sessionNo: 2,
  status: 'open',
  isShown: true,
  startsAt: new Date('2026-12-17T01:00:00Z'),
  endsAt: new Date('2026-12-17T08:00:00Z'),
  applyOpensAt: new Date('2026-10-01T00:00:00Z'),
  applyClosesAt: new Date('2026-12-16T09:00:00Z'),
  freeInVenue: 10,
  caps: [],
}
const paid: ForecastBooking = {
  seat: 'sold',
  heldUntil: null,
  awaitsDeposit: false,
  statuses: ['paid'],
  trades: [1],
  isForTrades: true,
  otherSeats: [],
  payment: { amountWon: 40_000, paymentType: 1, paidAt: new Date('2026-11-20T01:00:00Z') },
}
const held: ForecastBooking = {
  ...paid,
  seat: 'held',
  heldUntil: new Date('2026-12-01T00:20:00Z'),
  statuses: ['applied'],
  payment: null,
}
const intoAccount: ForecastBooking = {
  ...paid,
  payment: { amountWon: 80_000, paymentType: 3, paidAt: new Date('2026-11-20T01:00:00Z') },
}
const NOBODY = {
  moved: 0,
  refunded: { people: 0, amountWon: 0 },
  awaitingAccount: { people: 0, amountWon: 0 },
  withoutPayment: 0,
  unpaid: 0,
}
const REFUNDED = { refunded: { people: 1, amountWon: 40_000 } }

it.each<[string, ForecastBooking[], ForecastTarget | null, object]>([
  ['no bookings', [], target, {}],
  ['nowhere to go: money back', [paid], null, REFUNDED],
  [
    'nowhere to go, paid into an account',
    [intoAccount],
    null,
    { awaitingAccount: { people: 1, amountWon: 80_000 } },
  ],
  ['nowhere to go, not paid yet', [held], null, { unpaid: 1 }],
  ['paid, but no payment is found', [{ ...paid, payment: null }], null, { withoutPayment: 1 }],
  ['a seat for all people', [held, paid, intoAccount], target, { moved: 3 }],
  [
    'one seat: who has paid comes first',
    [held, paid],
    { ...target, freeInVenue: 1 },
    { moved: 1, unpaid: 1 },
  ],
  [
    'one seat of the trade',
    [paid, paid],
    { ...target, caps: [{ industryType: 1, free: 1 }] },
    { moved: 1, ...REFUNDED },
  ],
  ['another trade is full', [paid], { ...target, caps: [{ industryType: 3, free: 0 }] }, { moved: 1 }],
  ['not for this trade', [{ ...paid, isForTrades: false }], target, REFUNDED],
  ['has another day there', [{ ...paid, otherSeats: [target] }], target, REFUNDED],
  ['a hold that has run out', [{ ...held, heldUntil: now }], target, { unpaid: 1 }],
  [
    'a deposit the new day leaves no time for',
    [{ ...held, awaitsDeposit: true }],
    { ...target, startsAt: new Date('2026-12-01T01:00:00Z') },
    { unpaid: 1 },
  ],
])('foresees %s', (_what, bookings, into, expected) => {
  expect(foreseeCancellation(bookings, into, now)).toEqual({ ...NOBODY, ...expected })
})
