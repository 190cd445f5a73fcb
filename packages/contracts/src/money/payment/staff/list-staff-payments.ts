import { paymentTypeLabel } from '@hygiene/domain/text'
import { refundFilters } from '@hygiene/domain/money/payment/staff-payment-text'
import { z } from 'zod'
import { day } from '../../../kit/fields.ts'
import { listsPeople } from '../../../kit/list.ts'
import { paymentStatus } from '../payment-shape.ts'
import { staffPaymentRow } from './staff-payment-shape.ts'

const paymentTypes = Object.keys(paymentTypeLabel).map(Number)
const oneOf = (numbers: readonly number[]) => z.int().refine((number) => numbers.includes(number))

/** The conditions of the list of orders. */
export const staffPaymentFilter = z.object({
  status: paymentStatus.optional(),
  paymentType: oneOf(paymentTypes).optional(),
  courseKind: z.enum(['online', 'inPerson']).optional(),
  salesType: oneOf([1, 2]).optional(),
  industryType: oneOf([1, 2, 3]).optional(),
  /** Of the place of business (specification section 3, five regions). */
  region: oneOf([1, 2, 3, 4, 5]).optional(),
  /** The branch that owns the session of an order in person. */
  branchNo: z.int().positive().optional(),
  refund: z.enum(refundFilters).optional(),
  hasException: z.boolean().optional(),
  /** Seoul days, both included: opened, paid, and refunded. */
  fromDay: day.optional(),
  toDay: day.optional(),
  paidFrom: day.optional(),
  paidTo: day.optional(),
  refundedFrom: day.optional(),
  refundedTo: day.optional(),
})

/** Orders for staff, masked; each person shown is in the log. Words: an order number, a telephone's end, a name. */
export const listStaffPayments = listsPeople('/api/staff/payments/list', {
  label: '결제 목록 조회',
  permission: 'readPayments',
  filter: staffPaymentFilter,
  sorts: ['createdAt', 'paidAt'],
  row: staffPaymentRow,
  page: (page) =>
    page.extend({
      /** Won of all rows found; null beyond the rows that are counted. */
      sumWon: z.int().nullable(),
    }),
  perMinute: 120,
})
