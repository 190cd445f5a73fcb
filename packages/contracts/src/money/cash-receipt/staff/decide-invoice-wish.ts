import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { recordNo, staffWrites } from '../../../kit/index.ts'

/** Says that the 계산서 of a wish was issued, with its number, or tells the owner in a sentence why not. */
export const decideInvoiceWish = staffWrites('/api/staff/cashReceipts/wishes/decide', {
  label: '계산서 신청 처리',
  permission: 'handleCashReceipts',
  audit: {},
  input: z.object({
    wishNo: recordNo,
    outcome: z.union([
      z.strictObject({
        invoiceNumber: z
          .string()
          .trim()
          .regex(/^[0-9A-Za-z-]{8,40}$/, '계산서 승인번호를 입력해주세요. 숫자와 영문, 8자 이상입니다.'),
      }),
      z.strictObject({ text: auditReason }),
    ]),
  }),
  entity: z.object({ wishNo: z.int() }),
  refusals: ['INVOICE_WISH_NOT_FOUND', 'INVOICE_WISH_DECIDED', 'INVOICE_CASH_RECEIPT_EXISTS'],
  perMinute: 30,
})
