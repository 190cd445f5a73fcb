import { z } from 'zod'
import { day, endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { moneySums } from './closing-shape.ts'

/** Closes several days at once with the sums on the screen, or none of them; a day that differs is closed by itself, with words. */
export const closeDays = endpoint({
  operation: 'closeDays',
  methods: ['POST'],
  path: '/api/staff/closings/closeDays',
  access: 'staff',
  permission: 'handlePaymentExceptions',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    days: z
      .array(z.object({ day, seen: moneySums }))
      .min(1)
      .max(31),
  }),
  entity: z.object({ closed: z.int() }),
  refusals: [
    'DAY_NOT_OVER',
    'DAY_CLOSED',
    'DAY_SUMS_CHANGED',
    'DAY_DIFFERENCE_UNEXPLAINED',
    ...STAFF_REFUSALS,
  ],
  perMinute: 30,
})
