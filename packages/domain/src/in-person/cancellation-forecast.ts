import type { PaymentType } from '../words.ts'
import { needsRefundAccount } from '../payment/refund-terms.ts'
import type { InPersonStatus } from './in-person-status.ts'
import type { Seat } from './seat-hold.ts'
import { inWindUpOrder, mayBePutInto } from './session-cancellation.ts'
import type { MoveTarget } from './session-change.ts'
import { holdAfterRelocation } from './session-relocation.ts'

/** A booking of the session to be cancelled, with what decides where its person and money go. */
export type ForecastBooking = {
  seat: Seat
  heldUntil: Date | null
  /** A virtual account waits for the money. */
  awaitsDeposit: boolean
  statuses: readonly InPersonStatus[]
  trades: readonly number[]
  isForTrades: boolean
  otherSeats: MoveTarget['otherSeats']
  payment: { amountWon: number; paymentType: PaymentType; paidAt: Date } | null
}

/** The session people would be put into, as its seats stand. */
export type ForecastTarget = Omit<MoveTarget, 'isForTrades' | 'otherSeats' | 'freeInTrades'> & {
  caps: readonly { industryType: number; free: number }[]
}

type Money = { people: number; amountWon: number }

export type CancellationForecast = {
  /** Put into the other session, with seat and money. */
  moved: number
  refunded: Money
  /** All the money back, once they have said to which account. */
  awaitingAccount: Money
  /** Paid, but no payment is on record: staff return it by hand. */
  withoutPayment: number
  /** Nothing was paid, nothing is owed. */
  unpaid: number
}

/** What would become of everybody with a seat if the session were cancelled now; the worker decides once more for each. */
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
  return { ...target, freeInHall: target.freeInHall - 1, caps }
}

function end(forecast: CancellationForecast, { statuses, payment }: ForecastBooking, now: Date): void {
  const isPaid = statuses.some((status) => status === 'paid' || status === 'attended')
  if (!isPaid) forecast.unpaid += 1
  else if (payment) {
    const money = needsRefundAccount(payment, now) ? forecast.awaitingAccount : forecast.refunded
    money.people += 1
    money.amountWon += payment.amountWon
  } else forecast.withoutPayment += 1
}
