import { z } from 'zod'
import { day, instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { closingDay, closingRow, moneyParts, moneySums } from './closing-shape.ts'

/** One day of money: by method, branch and course, the orders that differ, and its closings. */
export const readClosingDay = staffReads('/api/staff/closings/day', {
  permission: 'readPayments',
  input: z.object({ day }),
  entity: moneyParts.extend({
    ...closingDay.shape,
    /** At most 200. */
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
    /** Closings that were opened again, the latest first. */
    earlier: z.array(closingRow),
    asOf: instant,
  }),
})
