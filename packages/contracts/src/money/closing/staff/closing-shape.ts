import { z } from 'zod'
import { day, instant } from '../../../kit/fields.ts'

/** Won by our books, and as the gateway told it; what moved through the bank is told by our books. */
export const moneySums = z.object({
  receivedWon: z.int(),
  refundedWon: z.int(),
  reportedReceivedWon: z.int(),
  reportedRefundedWon: z.int(),
})

const part = moneySums.extend({ name: z.string() })
export const moneyParts = z.object({
  methods: z.array(part),
  branches: z.array(part),
  courses: z.array(part),
})
export type MoneyParts = z.infer<typeof moneyParts>

/** The frozen row of a day. */
export const closingRow = moneySums.extend({
  closingNo: z.int(),
  text: z.string(),
  closedAt: instant,
  employeeName: z.string(),
  reopenedAt: instant.nullable(),
})

export const closingDay = z.object({
  day,
  /** `ahead`: the day is not over. */
  state: z.enum(['ahead', 'open', 'closed']),
  /** As they are now: beside a closing, later events of the day show as a difference to it. */
  sums: moneySums,
  /** Orders on which both sides differ and which staff did not explain one by one. */
  unexplained: z.int(),
  closing: closingRow.nullable(),
})
