import { z } from 'zod'
import { day } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { moneySums } from './closing-shape.ts'

/**
 * Closes several days with the sums on the screen, all or none. A day with a difference must be closed alone, with an
 * explanation.
 */
export const closeDays = staffWrites('/api/staff/closings/closeDays', {
  label: '여러 날 마감',
  permission: 'handlePaymentExceptions',
  input: z.object({
    days: z
      .array(z.object({ day, seen: moneySums }))
      .min(1)
      .max(31),
  }),
  entity: z.object({ closed: z.int() }),
  refusals: ['DAY_NOT_OVER', 'DAY_CLOSED', 'DAY_SUMS_CHANGED', 'DAY_DIFFERENCE_UNEXPLAINED'],
  perMinute: 30,
})
