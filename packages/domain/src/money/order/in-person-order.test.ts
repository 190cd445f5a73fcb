import { expect, test } from 'vitest'
import type { RecordToPay } from '../payment/in-person-money.ts'
import { type InPersonOrderFacts, judgeInPersonOrder } from './in-person-order.ts'

const at = (time: string) => new Date(`2026-12-${time}+09:00`)
const record = (change: Partial<RecordToPay> = {}): RecordToPay => {
  return { status: 'applied', endReason: null, priceWon: 50_000, ...change }
}

const held: InPersonOrderFacts = {
  records: [record()],
  booking: { seat: 'held', heldUntil: at('01T10:30:00') },
  session: { status: 'open', startsAt: at('10T10:00:00') },
}
const cancelled = { ...held.session, status: 'cancelled' } as const
const released = { seat: 'released', heldUntil: null } as const
const dropped = record({ status: 'cancelled', endReason: 'byPerson' })
const lapsed = record({ status: 'cancelled', endReason: 'holdLapsed' })

test.each<[string, Partial<InPersonOrderFacts>, string, string]>([
  ['with its seat held', {}, '01T10:29:59', 'may be paid'],
  ['when the hold has run out', {}, '01T10:30:00', 'NO_SEAT'],
  ['whose other licence was given up', { records: [dropped, record()] }, '01T10:00:00', 'may be paid'],
  ['that stands in the queue', { booking: { seat: 'waiting', heldUntil: null } }, '01T10:00:00', 'NO_SEAT'],
  ['that lapsed', { booking: released, records: [lapsed] }, '01T11:00:00', 'NO_SEAT'],
  ['that the person cancelled', { booking: released, records: [dropped] }, '01T11:00:00', 'ALREADY_ENDED'],
  [
    'that was refunded',
    { booking: released, records: [record({ status: 'refunded' })] },
    '01T11:00:00',
    'ALREADY_ENDED',
  ],
  [
    'that is paid',
    { booking: { seat: 'sold', heldUntil: null }, records: [record({ status: 'paid' })] },
    '01T11:00:00',
    'ALREADY_PAID',
  ],
  [
    'whose person was absent',
    { booking: { seat: 'sold', heldUntil: null }, records: [record({ status: 'absent' })] },
    '11T11:00:00',
    'ALREADY_ENDED',
  ],
  ['whose session we cancelled', { session: cancelled }, '01T10:00:00', 'SESSION_CANCELLED'],
  [
    'whose session has begun',
    { booking: { seat: 'held', heldUntil: at('10T10:20:00') } },
    '10T10:00:00',
    'SESSION_APPLICATIONS_CLOSED',
  ],
])('judges the order of an application %s', (_, change, now, expected) => {
  const verdict = judgeInPersonOrder({ ...held, ...change }, at(now))
  expect(verdict.allowed ? 'may be paid' : verdict.reason).toBe(expected)
})
