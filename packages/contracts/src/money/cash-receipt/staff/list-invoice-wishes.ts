import { invoiceWishStatuses } from '@hygiene/domain/money/cash-receipt/cash-receipt'
import { z } from 'zod'
import { listsPeople } from '../../../kit/list.ts'
import { invoiceWishRow } from './cash-receipt-shape.ts'

export const invoiceWishFilter = z.object({ status: z.enum(invoiceWishStatuses).optional() })

/** Owners' wishes for a 계산서; people masked and in the log. Words: an order number, a telephone's end, a name. */
export const listInvoiceWishes = listsPeople('/api/staff/cashReceipts/wishes/list', {
  label: '계산서 신청 목록 조회',
  permission: 'readPayments',
  filter: invoiceWishFilter,
  sorts: ['askedAt'],
  row: invoiceWishRow,
  perMinute: 120,
})
