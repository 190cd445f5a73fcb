import { readClosingDay as contract } from '@hygiene/contracts/money/closing/staff/read-closing-day'
import { query } from '../../../kit/operation.ts'
import { readDays, shownClosing, shownDay } from '../closing-days.ts'
import { findDifferingOrders } from '../find-differing-orders.ts'

export const readClosingDay = query(contract, async ({ db, input, now }) => {
  const [one] = await readDays(db, [input.day], now)
  if (!one) throw new Error('A day was asked for and is missing')
  const { methods, branches, courses } = one.money
  return {
    ...shownDay(one),
    methods,
    branches,
    courses,
    differing: await findDifferingOrders(db, input.day),
    earlier: one.closings.filter(({ reopenedAt }) => reopenedAt !== null).map(shownClosing),
    asOf: now,
  }
})
