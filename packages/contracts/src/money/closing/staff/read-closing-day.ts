import { z } from 'zod'
import { day, instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { closingDay, closingRow, moneyParts, moneySums } from './closing-shape.ts'

/** Returns one day's money by method, branch and course, with the orders that differ and the day's closings. */
export const readClosingDay = staffReads('/api/staff/closings/day', {
  permission: 'readPayments',
  input: z.object({ day }),
  entity: moneyParts.extend({
    ...closingDay.shape,
    differing: z.array(
      z.object({
        paymentNo: z.int(),
        orderNumber: z.string(),
        method: z.string(),
        sums: moneySums,
        explained: z.string().nullable(),
        why: z.string(),
      }),
    ),
    earlier: z.array(closingRow),
    asOf: instant,
  }),
})
