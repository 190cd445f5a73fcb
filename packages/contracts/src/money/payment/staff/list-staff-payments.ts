import { paymentTypeLabel } from '@hygiene/domain/text'
import { refundFilters } from '@hygiene/domain/money/payment/staff-payment-text'
import { z } from 'zod'
import { day } from '../../../kit/fields.ts'
import { listsPeople } from '../../../kit/list.ts'
import { paymentStatus } from '../payment-shape.ts'
import { staffPaymentRow } from './staff-payment-shape.ts'

const paymentTypes = Object.keys(paymentTypeLabel).map(Number)
const oneOf = (numbers: readonly number[]) => z.int().refine((number) => numbers.includes(number))

export const staffPaymentFilter = z.object({
  status: paymentStatus.optional(),
  paymentType: oneOf(paymentTypes).optional(),
  courseKind: z.enum(['online', 'inPerson']).optional(),
  salesType: oneOf([1, 2]).optional(),
  industryType: oneOf([1, 2, 3]).optional(),
  region: oneOf([1, 2, 3, 4, 5]).optional(),
  branchNo: z.int().positive().optional(),
  refund: z.enum(refundFilters).optional(),
  hasException: z.boolean().optional(),
  /** Both days of each range are included, in Seoul time. */
  fromDay: day.optional(),
  toDay: day.optional(),
  paidFrom: day.optional(),
  paidTo: day.optional(),
  refundedFrom: day.optional(),
  refundedTo: day.optional(),
})

/**
 * Returns orders, masked, and logs each person shown. The search matches an order number, the end of a telephone number or a
 * name.
 */
export const listStaffPayments = listsPeople('/api/staff/payments/list', {
  label: '결제 목록 조회',
  permission: 'readPayments',
  filter: staffPaymentFilter,
  sorts: ['createdAt', 'paidAt'],
  row: staffPaymentRow,
  page: (page) =>
    page.extend({
      sumWon: z.int().nullable(),
    }),
  perMinute: 120,
})
