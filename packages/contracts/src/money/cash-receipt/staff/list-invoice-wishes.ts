import { invoiceWishStatuses } from '@hygiene/domain/money/cash-receipt/cash-receipt'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { invoiceWishShown, orderOfRow } from './cash-receipt-shape.ts'

export const invoiceWishFilter = z.object({ status: z.enum(invoiceWishStatuses).optional() })

/** Owners' wishes for a 계산서; people masked and in the log. Words: an order number, a telephone's end, a name. */
export const listInvoiceWishes = staffWrites('/api/staff/cashReceipts/wishes/list', {
  label: '계산서 신청 목록 조회',
  isView: true,
  permission: 'readPayments',
  audit: {},
  input: dataTableInput({
    filter: invoiceWishFilter,
    sorts: ['askedAt'] as const,
  }),
  entity: tablePageOf(invoiceWishShown.extend({ ...orderOfRow, amountWon: z.int() })),
  perMinute: 120,
})
