import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

/** Returns business number and email address of a request; requires a case, and logs each opening. */
export const openInvoiceWish = staffWrites('/api/staff/cashReceipts/wishes/open', {
  label: '계산서 신청의 번호 보기',
  isView: true,
  permission: 'handleCashReceipts',
  audit: {},
  input: z.object({ wishNo: recordNo }),
  entity: z.object({ businessNumber: z.string(), email: z.string() }),
  refusals: ['INVOICE_WISH_NOT_FOUND', 'INVOICE_WISH_DECIDED', 'MEMBER_CASE_REQUIRED'],
  perMinute: 30,
})
