import { cashReceiptPurposes } from '@hygiene/domain/money/cash-receipt/cash-receipt-number'
import { cashReceiptStatuses } from '@hygiene/domain/money/cash-receipt/cash-receipt'
import { z } from 'zod'
import { day } from '../../../kit/fields.ts'
import { listsPeople } from '../../../kit/list.ts'
import { cashReceiptRow } from './cash-receipt-shape.ts'

export const cashReceiptFilter = z.object({
  status: z.enum(cashReceiptStatuses).optional(),
  purpose: z.enum(cashReceiptPurposes).optional(),
  isTrouble: z.boolean().optional(),
  fromDay: day.optional(),
  toDay: day.optional(),
})

/**
 * Returns cash receipts, the newest first; masks people and logs those shown. The search matches an order number, the end of a
 * telephone number or a name.
 */
export const listCashReceipts = listsPeople('/api/staff/cashReceipts/list', {
  label: '현금영수증 목록 조회',
  permission: 'readPayments',
  filter: cashReceiptFilter,
  sorts: ['requestedAt', 'amountWon'],
  row: cashReceiptRow,
  perMinute: 120,
})
