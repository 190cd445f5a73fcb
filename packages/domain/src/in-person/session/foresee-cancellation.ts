import type { IndustryType, PaymentType } from '../../text.ts'
import { needsRefundAccount } from '../../money/refund/refund-terms.ts'
import { type InPersonStatus, isPresenceUndecided } from '../enrolment/record-status.ts'
import type { Seat } from '../seat/seat-taken.ts'
import { inWindUpOrder, mayBePutInto } from './may-cancel-session.ts'
import type { MoveTarget } from '../seat/may-enter.ts'
import { holdAfterRelocation } from '../seat/hold-length.ts'

export type ForecastBooking = {
  seat: Seat
  heldUntil: Date | null
  awaitsDeposit: boolean
  statuses: readonly InPersonStatus[]
  trades: readonly number[]
  isForTrades: boolean
  otherSeats: MoveTarget['otherSeats']
  payment: { amountWon: number; paymentType: PaymentType; paidAt: Date } | null
}

export type ForecastTarget = Omit<MoveTarget, 'isForTrades' | 'otherSeats' | 'freeInTrades'> & {
  caps: readonly { industryType: IndustryType; free: number }[]
}

type Money = { people: number; amountWon: number }

export type CancellationForecast = {
  moved: number
  refunded: Money
  awaitingAccount: Money
  withoutPayment: number
  unpaid: number
}

/** Forecasts a cancellation for all people with a seat at this moment; the worker decides again about each. */
export function foreseeCancellation(
  bookings: readonly ForecastBooking[],
  target: ForecastTarget | null,
  now: Date,
): CancellationForecast {
  const forecast: CancellationForecast = {
    moved: 0,
    refunded: { people: 0, amountWon: 0 },
    awaitingAccount: { people: 0, amountWon: 0 },
    withoutPayment: 0,
    unpaid: 0,
  }
  let left = target
  for (const booking of inWindUpOrder(bookings)) {
    if (left && fits(booking, left, now)) {
      left = without(left, booking.trades)
      forecast.moved += 1
    } else end(forecast, booking, now)
  }
  return forecast
}

function fits(booking: ForecastBooking, target: ForecastTarget, now: Date): boolean {
  const { heldUntil, awaitsDeposit, trades, isForTrades, otherSeats } = booking
  const caps = target.caps.filter(({ industryType }) => trades.includes(industryType)).map(({ free }) => free)
  const freeInTrades = caps.length === 0 ? null : Math.min(...caps)
  const until = heldUntil && holdAfterRelocation(heldUntil, target, awaitsDeposit)
  return mayBePutInto(
    { ...booking, heldUntil: until },
    { ...target, isForTrades, otherSeats, freeInTrades },
    now,
  )
}

function without(target: ForecastTarget, trades: readonly number[]): ForecastTarget {
  const caps = target.caps.map(({ industryType, free }) => ({
    industryType,
    free: trades.includes(industryType) ? free - 1 : free,
  }))
  return { ...target, freeInVenue: target.freeInVenue - 1, caps }
}

function end(forecast: CancellationForecast, { statuses, payment }: ForecastBooking, now: Date): void {
  const isPaid = statuses.some(isPresenceUndecided)
  if (!isPaid) forecast.unpaid += 1
  else if (payment) {
    const money = needsRefundAccount(payment, now) ? forecast.awaitingAccount : forecast.refunded
    money.people += 1
    money.amountWon += payment.amountWon
  } else forecast.withoutPayment += 1
}
