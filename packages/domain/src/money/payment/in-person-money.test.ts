import { describe, expect, test } from 'vitest'
import {
  type InPersonMoneyFacts,
  judgeInPersonMoney,
  recordsPaidFor,
  type RecordToPay,
} from './in-person-money.ts'

const at = (time: string) => new Date(`2026-12-${time}+09:00`)

const applied: RecordToPay = { status: 'applied', endReason: null, priceWon: 50_000 }
const lapsed: RecordToPay = { ...applied, status: 'cancelled', endReason: 'holdLapsed' }
const dropped: RecordToPay = { ...applied, status: 'cancelled', endReason: 'byPerson' }
const released = { booking: { seat: 'released', heldUntil: null } } as const

const held: InPersonMoneyFacts = {
  amountWon: 50_000,
  depositedAt: at('03T10:00:00'),
  records: [applied],
  booking: { seat: 'held', heldUntil: at('04T10:00:00') },
  session: { status: 'open', startsAt: at('10T10:00:00') },
}
const late = { ...released, records: [lapsed] }
const oneOfThreeDropped = { records: [applied, dropped, applied] }
const paid: RecordToPay = { ...applied, status: 'paid' }

describe('money for an in-person application', () => {
  test.each<[string, Partial<InPersonMoneyFacts>, string]>([
    ['within the hold', {}, 'waited for'],
    ['for the licences that are left', { ...oneOfThreeDropped, amountWon: 100_000 }, 'waited for'],
    [
      'of an order that still counted a licence given up',
      { ...oneOfThreeDropped, amountWon: 150_000 },
      'APPLICATION_ENDED',
    ],
    [
      'after the hold, before the worker wrote so',
      { booking: { seat: 'held', heldUntil: at('03T09:00:00') } },
      'waited for',
    ],
    ['after the hold has lapsed', late, 'waited for'],
    [
      'for two licences that lapsed, a third given up before',
      { ...released, records: [lapsed, dropped, lapsed], amountWon: 100_000 },
      'waited for',
    ],
    ['after the person cancelled', { ...released, records: [dropped] }, 'APPLICATION_ENDED'],
    [
      'after the queue ended',
      { ...released, records: [{ ...lapsed, endReason: 'waitingLapsed' }] },
      'APPLICATION_ENDED',
    ],
    [
      'for what is paid already',
      { booking: { seat: 'sold', heldUntil: null }, records: [paid] },
      'APPLICATION_ENDED',
    ],
    ['beside a licence that is paid', { records: [applied, paid] }, 'APPLICATION_ENDED'],
    ['of a person who only waits', { booking: { seat: 'waiting', heldUntil: null } }, 'APPLICATION_ENDED'],
    [
      'for a session that was cancelled',
      { session: { ...held.session, status: 'cancelled' } },
      'SESSION_GONE',
    ],
    ['for a session that is over', { session: { ...held.session, status: 'closed' } }, 'SESSION_GONE'],
    [
      'late, at the last instant of the day before',
      { ...late, depositedAt: at('09T23:59:59') },
      'waited for',
    ],
    ['late, on the day', { ...late, depositedAt: at('10T00:00:00') }, 'TOO_LATE'],
  ])('judges in-person money %s: %s', (_, change, expected) => {
    const verdict = judgeInPersonMoney({ ...held, ...change }, at('03T10:00:01'))
    expect(verdict.allowed ? 'waited for' : verdict.reason).toBe(expected)
  })

  test('counts money on the session day with a held seat until the session starts', () => {
    const onTheDay = { ...held, booking: { seat: 'held', heldUntil: at('10T10:00:00') } } as const
    const judge = (time: string) =>
      judgeInPersonMoney({ ...onTheDay, depositedAt: at(time) }, at('10T09:59:59'))
    expect(judge('10T09:59:58').allowed).toBe(true)
    expect(judge('10T10:00:00').allowed).toBe(false)
  })

  test('counts the time of the deposit and not of a notice after midnight', () => {
    const facts = { ...held, ...late, depositedAt: at('09T23:59:50') }
    expect(judgeInPersonMoney(facts, at('10T00:10:00')).allowed).toBe(true)
  })
})

test('assigns an order to the remaining licences or to all when none remains', () => {
  expect(recordsPaidFor([applied, dropped, paid])).toEqual([applied, paid])
  expect(recordsPaidFor([lapsed, dropped])).toEqual([lapsed])
  expect(recordsPaidFor([dropped, dropped])).toEqual([dropped, dropped])
})
