import { invoiceWishStatuses } from '@hygiene/domain/money/cash-receipt/cash-receipt'
import { z } from 'zod'
import { listsPeople } from '../../../kit/list.ts'
import { invoiceWishRow } from './cash-receipt-shape.ts'

export const invoiceWishFilter = z.object({ status: z.enum(invoiceWishStatuses).optional() })

/** Masks people and logs those shown. The search matches an order number, the end of a telephone number or a name. */
export const listInvoiceWishes = listsPeople('/api/staff/cashReceipts/wishes/list', {
  label: '계산서 신청 목록 조회',
  permission: 'readPayments',
  filter: invoiceWishFilter,
  sorts: ['askedAt'],
  row: invoiceWishRow,
  perMinute: 120,
})
