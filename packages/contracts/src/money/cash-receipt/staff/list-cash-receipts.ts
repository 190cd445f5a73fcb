import { cashReceiptPurposes } from '@hygiene/domain/money/cash-receipt/cash-receipt-number'
import { cashReceiptStatuses } from '@hygiene/domain/money/cash-receipt/cash-receipt'
import { z } from 'zod'
import { day } from '../../../kit/fields.ts'
import { listsPeople } from '../../../kit/list.ts'
import { cashReceiptRow } from './cash-receipt-shape.ts'

export const cashReceiptFilter = z.object({
  status: z.enum(cashReceiptStatuses).optional(),
  purpose: z.enum(cashReceiptPurposes).optional(),
  /** What the gateway refused or did not answer. */
  isTrouble: z.boolean().optional(),
  fromDay: day.optional(),
  toDay: day.optional(),
})

/** Cash receipts, the newest first; people masked and in the log. Words: an order number, a telephone's end, a name. */
export const listCashReceipts = listsPeople('/api/staff/cashReceipts/list', {
  label: '현금영수증 목록 조회',
  permission: 'readPayments',
  filter: cashReceiptFilter,
  sorts: ['requestedAt', 'amountWon'],
  row: cashReceiptRow,
  perMinute: 120,
})
