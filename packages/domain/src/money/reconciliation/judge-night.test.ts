import { describe, expect, it } from 'vitest'
import { judgeDeposits, judgeNight, nightDaysBack, type NightMoney, type NightOrder } from './judge-night.ts'

const AT = new Date('2026-11-20T01:00:00Z')
const ours = (change: Partial<NightOrder> = {}): NightOrder => ({
  status: 'paid',
  amountWon: 36_000,
  paidAt: AT,
  heldWon: 36_000,
  returningWon: 0,
  ...change,
})
const waiting = (change: Partial<NightOrder> = {}) =>
  ours({ status: 'ready', paidAt: null, heldWon: 0, ...change })
const holds = (heldWon: number, totalWon = 36_000): NightMoney => ({ totalWon, heldWon, hasMoved: true })
const NONE: NightMoney = { totalWon: 36_000, heldWon: 0, hasMoved: false }

describe('an order at the nightly comparison', () => {
  it.each([
    ['agree', ours(), holds(36_000), null],
    ['approved, and we have not heard', waiting(), holds(36_000), 'late'],
    ['approved after we gave it up', waiting({ status: 'cancelled' }), holds(36_000), 'late'],
    ['too little', waiting({ status: 'mismatched' }), holds(30_000, 30_000), 'short'],
    ['too much', waiting({ status: 'mismatched' }), holds(40_000, 40_000), 'over'],
    ['part gone at the gateway', ours(), holds(27_000), 'short'],
    ['all gone at the gateway', ours(), holds(0), 'short'],
    ['we gave back, the gateway did not', ours({ status: 'cancelled', heldWon: 0 }), holds(36_000), 'over'],
    ['a refund that has arrived', ours({ returningWon: 36_000 }), holds(0), null],
    ['a refund that has not', ours({ returningWon: 36_000 }), holds(36_000), null],
    ['unknown to the gateway', ours(), null, 'orphan'],
    ['never paid at the gateway', ours(), NONE, 'orphan'],
    ['nowhere paid', waiting(), NONE, null],
    ['given back on both sides', ours({ status: 'cancelled', heldWon: 0 }), holds(0), null],
    ['no order of ours', null, holds(36_000), 'unknown'],
    ['a window of another system that was never paid', null, NONE, null],
  ] as const)('classifies an order in the nightly comparison: %s', (_, order, gateway, kind) => {
    expect(judgeNight(order, gateway)?.kind ?? null).toBe(kind)
  })
})

const deposit = (amountWon: number) => ({ amountWon, at: AT })

describe('deposits of an order', () => {
  it.each([
    ['agree', ours(), [36_000], null],
    ['two of them', ours(), [36_000, 36_000], 'double'],
    ['in two parts', ours(), [20_000, 16_000], null],
    ['too little', ours(), [30_000], 'short'],
    ['too much at once', ours(), [40_000], 'over'],
    ['not heard', waiting(), [36_000], 'late'],
    ['for no order', null, [36_000], 'unknown'],
    ['judged by its sum already', ours({ status: 'mismatched', paidAt: null }), [30_000], null],
  ] as const)('classifies deposits of an order: %s', (_, order, deposits, kind) => {
    expect(judgeDeposits(order, deposits.map(deposit))?.kind ?? null).toBe(kind)
  })
})

it('reviews a week of nights and on the first day of a month the past month', () => {
  expect([nightDaysBack('2026-11-23'), nightDaysBack('2026-12-01')]).toEqual([8, 40])
})
