import { invoiceWishStatuses } from '@hygiene/domain'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { invoiceWishShown, orderOfRow } from './cash-receipt-shape.ts'

export const invoiceWishFilter = z.object({ status: z.enum(invoiceWishStatuses).optional() })

/** Owners' wishes for a 계산서; people masked and in the log. Words: an order number, a telephone's end, a name. */
export const listInvoiceWishes = endpoint({
  operation: 'listInvoiceWishes',
  methods: ['POST'],
  path: '/api/staff/cashReceipts/wishes/list',
  access: 'staff',
  permission: 'readPayments',
  effect: 'writes',
  sends: 'json',
  input: dataTableInput({
    filter: invoiceWishFilter,
    sorts: ['askedAt'] as const,
  }),
  entity: tablePageOf(invoiceWishShown.extend({ ...orderOfRow, amountWon: z.int() })),
  refusals: [...STAFF_REFUSALS],
  perMinute: 120,
})
