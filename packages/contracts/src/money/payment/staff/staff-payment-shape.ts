import { paymentTypeLabel } from '@hygiene/domain/text'
import { z } from 'zod'
import { industryType, instant, paymentType, salesType } from '../../../kit/fields.ts'
import { column } from '../../../kit/list.ts'
import { paymentStatus, refundStatus } from '../payment-shape.ts'

export const staffPaymentRow = z.object({
  paymentNo: z.int(),
  createdAt: column(instant, { header: '주문 일시', width: 118, format: 'shortMinute' }),
  orderNumber: column(z.string(), { header: '주문번호', width: 150, isHeading: true }),
  applicationNo: z.int(),
  memberNo: z.int(),
  userName: column(z.string(), { header: '회원', width: 90, mask: 'name' }),
  phone: column(z.string(), { header: '휴대전화', width: 160, mask: 'phone' }),
  orderName: z.string(),
  isOnline: z.boolean(),
  salesType: column(salesType.nullable(), { id: 'education', header: '과정', width: 160 }),
  industryType: industryType.nullable(),
  amountWon: column(z.int(), { header: '금액', width: 90, align: 'end', format: 'won' }),
  status: column(paymentStatus, { id: 'state', header: '상태', width: 120 }),
  refundStatus: refundStatus.nullable(),
  hasException: z.boolean(),
  /** Is 1 card, 2 mobile, 3 virtual account, 4 transfer or 5 entered by staff. */
  paymentType: column(paymentType, { header: '수단', width: 92, labels: paymentTypeLabel }),
  paidAt: column(instant.nullable(), { header: '결제 일시', width: 115, format: 'shortMinute' }),
  district: column(z.string(), { header: '관할', width: 130 }),
  hasReceipt: column(z.boolean(), { header: '영수증', width: 70, labels: { true: '발급' } }),
})
