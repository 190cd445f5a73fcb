import { readClosingDay as contract } from '@hygiene/contracts/money/closing/staff/read-closing-day'
import { findDifferingOrders } from '@hygiene/operations/money/closing/find-differing-orders'
import { implement } from '../../../http/implement.ts'
import { readDays, shownClosing, shownDay } from './closing-days.ts'

export const readClosingDay = implement(contract, async ({ input, deps, now }) => {
  const read = await readDays(deps.db, [input.day], now)
  const differing = await findDifferingOrders(deps.db, input.day)
  const [one] = read
  if (!one) throw new Error('A day was asked for and is missing')
  const { methods, branches, courses } = one.money
  return {
    ...shownDay(one),
    methods,
    branches,
    courses,
    differing,
    earlier: one.closings.filter(({ reopenedAt }) => reopenedAt !== null).map(shownClosing),
    asOf: now.toISOString(),
  }
})
