import { expect, it } from 'vitest'
import { BUDGETS, overBudget } from './budgets.ts'

const measured = { startTimes: 1.6, restingMegabytes: 125 }

it('allows a tenth above the budget', () => {
  expect(overBudget(measured, { startTimes: 1.5, restingMegabytes: 120 })).toEqual([])
})

it('refuses the same figures under a lowered budget and names them', () => {
  expect(overBudget(measured, { startTimes: 1.4, restingMegabytes: 110 })).toEqual([
    'The API listens after ×1.60 of bare Fastify; its budget is ×1.4.',
    'The API holds 125 MB at rest; its budget is 110 MB.',
  ])
})

it('uses the budgets of the bench when none are given', () => {
  expect(overBudget({ ...BUDGETS, startTimes: BUDGETS.startTimes * 1.11 })).toHaveLength(1)
})
