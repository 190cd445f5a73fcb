import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'

const money = z.object({ people: z.int(), amountWon: z.int() })

export const forecastCancellation = staffReads('/api/staff/cancellationForecast', {
  permission: 'decideSessions',
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
  ],
})
