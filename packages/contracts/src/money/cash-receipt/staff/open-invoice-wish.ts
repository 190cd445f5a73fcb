import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Business number and mail of a wish, in the caller's case; each opening is in the log. */
export const openInvoiceWish = endpoint({
  operation: 'openInvoiceWish',
  methods: ['POST'],
  path: '/api/staff/cashReceipts/wishes/open',
  access: 'staff',
  permission: 'handleCashReceipts',
  effect: 'writes',
  sends: 'json',
  input: z.object({ wishNo: recordNo }),
  entity: z.object({ businessNumber: z.string(), email: z.string() }),
  refusals: ['INVOICE_WISH_NOT_FOUND', 'INVOICE_WISH_DECIDED', 'MEMBER_CASE_REQUIRED', ...STAFF_REFUSALS],
  perMinute: 30,
})
