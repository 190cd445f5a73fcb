import { cashReceiptPurposes } from '@hygiene/domain/money/cash-receipt/cash-receipt-number'
import { cashReceiptStatuses } from '@hygiene/domain/money/cash-receipt/cash-receipt'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { day } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
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
export const listCashReceipts = staffWrites('/api/staff/cashReceipts/list', {
  label: '현금영수증 목록 조회',
  isView: true,
  permission: 'readPayments',
  audit: {},
  input: dataTableInput({
    filter: cashReceiptFilter,
    sorts: ['requestedAt', 'amountWon'] as const,
  }),
  entity: tablePageOf(cashReceiptShown.extend(orderOfRow)),
  perMinute: 120,
})
