import {
  cashReceiptPurposeLabel,
  cashReceiptPurposes,
} from '@hygiene/domain/money/cash-receipt/cash-receipt-number'
import {
  cashReceiptStatuses,
  cashReceiptStatusLabel,
  invoiceWishStatuses,
  invoiceWishStatusLabel,
} from '@hygiene/domain/money/cash-receipt/cash-receipt'
import { paymentTypeLabel } from '@hygiene/domain/text'
import { z } from 'zod'
import { instant, paymentType } from '../../../kit/fields.ts'
import { column } from '../../../kit/list-column.ts'

const orderOfRow = {
  paymentNo: z.int(),
  orderNumber: column(z.string(), { header: '주문번호', width: 140, isHeading: true }),
  memberNo: z.int(),
  userName: column(z.string(), { header: '회원', width: 90, mask: 'name' }),
}

const OF_ORDER = {
  paymentNo: true,
  orderNumber: true,
  memberNo: true,
  userName: true,
  paymentType: true,
} as const

/** Holds a cash receipt with its order. The number it is issued to stays masked. */
export const cashReceiptRow = z.object({
  cashReceiptNo: z.int(),
  requestedAt: column(instant, { header: '신청 일시', width: 115, format: 'shortMinute' }),
  ...orderOfRow,
  status: column(z.enum(cashReceiptStatuses), {
    id: 'state',
    header: '상태',
    width: 100,
    labels: cashReceiptStatusLabel,
  }),
  purpose: column(z.enum(cashReceiptPurposes), {
    header: '용도',
    width: 80,
    isExtra: true,
    labels: cashReceiptPurposeLabel,
  }),
  identifierShown: column(z.string(), { id: 'number', header: '발급 번호', width: 135 }),
  amountWon: column(z.int(), { header: '금액', width: 85, align: 'end', format: 'won' }),
  paymentType: column(paymentType, { header: '수단', width: 110, isExtra: true, labels: paymentTypeLabel }),
  taxFreeWon: column(z.int(), { header: '면세', width: 90, align: 'end', isExtra: true, format: 'won' }),
  issuedAt: instant.nullable(),
  issueNumber: column(z.string().nullable(), { header: '승인번호', width: 110, isExtra: true }),
  failure: column(z.string().nullable(), { header: '볼 것', width: 150 }),
  cancelledAt: instant.nullable(),
})

export const cashReceiptShown = cashReceiptRow.omit(OF_ORDER)

/** Holds a request for a «계산서» with its order. Number and mail are opened one by one. */
export const invoiceWishRow = z.object({
  wishNo: z.int(),
  askedAt: column(instant, { header: '신청 일시', width: 115, format: 'shortMinute' }),
  ...orderOfRow,
  status: column(z.enum(invoiceWishStatuses), {
    id: 'state',
    header: '상태',
    width: 110,
    labels: invoiceWishStatusLabel,
  }),
  businessName: column(z.string(), { header: '상호', width: 180 }),
  businessNumberShown: column(z.string(), { id: 'businessNumber', header: '사업자등록번호', width: 130 }),
  amountWon: column(z.int(), { header: '금액', width: 90, align: 'end', format: 'won' }),
  paymentType,
  invoiceNumber: column(z.string().nullable(), { id: 'outcome', header: '승인번호·사유', width: 200 }),
  text: z.string().nullable(),
  decidedAt: instant.nullable(),
})

export const invoiceWishShown = invoiceWishRow.omit({ ...OF_ORDER, amountWon: true })
