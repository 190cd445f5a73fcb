import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

const money = z.object({ people: z.int(), amountWon: z.int() })

/** The consequence of a cancellation for people and money at this moment; changes nothing. */
export const forecastCancellation = endpoint({
  operation: 'forecastCancellation',
  methods: ['GET'],
  path: '/api/staff/cancellationForecast',
  access: 'staff',
  permission: 'decideSessions',
  effect: 'reads',
  sends: 'query',
  input: z.object({ sessionNo: recordNo, replacedByNo: recordNo.optional() }),
  entity: z.object({
    moved: z.int(),
    refunded: money,
    awaitingAccount: money,
    withoutPayment: z.int(),
    unpaid: z.int(),
    waiting: z.int(),
    waitingWithSeat: z.int(),
  }),
  refusals: [
    'SESSION_NOT_FOUND',
    'ALREADY_CANCELLED',
    'SESSION_OVER',
    'REPLACEMENT_NOT_OPEN',
    'REPLACEMENT_OF_OTHER_COURSE',
    ...STAFF_REFUSALS,
  ],
})
