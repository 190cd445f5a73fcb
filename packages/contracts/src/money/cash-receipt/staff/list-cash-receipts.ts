import { cashReceiptPurposes, cashReceiptStatuses } from '@hygiene/domain'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { day, endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { cashReceiptShown, orderOfRow } from './cash-receipt-shape.ts'

export const cashReceiptFilter = z.object({
  status: z.enum(cashReceiptStatuses).optional(),
  purpose: z.enum(cashReceiptPurposes).optional(),
  /** What the gateway refused or did not answer. */
  isTrouble: z.boolean().optional(),
  fromDay: day.optional(),
  toDay: day.optional(),
})

/** Cash receipts, the newest first; people masked and in the log. Words: an order number, a telephone's end, a name. */
export const listCashReceipts = endpoint({
  operation: 'listCashReceipts',
  methods: ['POST'],
  path: '/api/staff/cashReceipts/list',
  access: 'staff',
  permission: 'readPayments',
  effect: 'writes',
  sends: 'json',
  input: dataTableInput({
    filter: cashReceiptFilter,
    sorts: ['requestedAt', 'amountWon'] as const,
  }),
  entity: tablePageOf(cashReceiptShown.extend(orderOfRow)),
  refusals: [...STAFF_REFUSALS],
  perMinute: 120,
})
