import { z } from 'zod'
import { day, instant } from '../../../kit/fields.ts'

/** Holds won by our ledger and by the gateway; for money that moved through the bank, both come from our ledger. */
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

export const closingRow = moneySums.extend({
  closingNo: z.int(),
  text: z.string(),
  closedAt: instant,
  employeeName: z.string(),
  reopenedAt: instant.nullable(),
})

export const closingDay = z.object({
  day,
  state: z.enum(['ahead', 'open', 'closed']),
  sums: moneySums,
  /** Counts the orders on which both sides differ and which staff did not explain individually. */
  unexplained: z.int(),
  closing: closingRow.nullable(),
})
