import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { listCashReceipts } from '@hygiene/contracts/money/cash-receipt/staff/list-cash-receipts'
import type { listInvoiceWishes } from '@hygiene/contracts/money/cash-receipt/staff/list-invoice-wishes'
import { Prisma } from '@hygiene/db/generated/client'
import { cashReceiptPurposeLabel } from '@hygiene/domain/money/cash-receipt/cash-receipt-number'
import {
  cashReceiptStatusLabel,
  invoiceWishStatusLabel,
} from '@hygiene/domain/money/cash-receipt/cash-receipt'
import { cashReceiptKeyset, findCashReceipts } from '../../money/cash-receipt/staff/list-cash-receipts.ts'
import { findInvoiceWishes, invoiceWishKeyset } from '../../money/cash-receipt/staff/list-invoice-wishes.ts'
import { fileColumns, labelOf } from '../../kit/list-file.ts'
import type { ExportKind } from './export-kind.ts'
import { ORDER_FILE } from '../../money/payment/order-file.ts'

type Choice<C extends typeof listCashReceipts | typeof listInvoiceWishes> = Pick<
  InputOf<C>,
  'filter' | 'text'
>
const ALL = { filter: {}, text: '' }

export const exportedCashReceipts: ExportKind<Choice<typeof listCashReceipts>> = {
  screen: 'cashReceipts',
  key: cashReceiptKeyset.key,
  found: findCashReceipts,
  reach: () => findCashReceipts(ALL),
  memberNo: Prisma.sql`p."memberNo"`,
  columns: {
    ...fileColumns(ORDER_FILE),
    requestedAt: { sql: Prisma.sql`c."requestedAt"` },
    status: { sql: Prisma.sql`c."status"::text`, show: labelOf(cashReceiptStatusLabel) },
    purpose: { sql: Prisma.sql`c."purpose"::text`, show: labelOf(cashReceiptPurposeLabel) },
    number: { sql: Prisma.sql`c."identifierShown"` },
    amountWon: { sql: Prisma.sql`c."amountWon"` },
    taxFreeWon: { sql: Prisma.sql`c."taxFreeWon"` },
    issueNumber: { sql: Prisma.sql`c."issueNumber"` },
    failure: { sql: Prisma.sql`c."failure"` },
  },
}

export const exportedInvoiceWishes: ExportKind<Choice<typeof listInvoiceWishes>> = {
  screen: 'invoiceWishes',
  key: invoiceWishKeyset.key,
  found: findInvoiceWishes,
  reach: () => findInvoiceWishes(ALL),
  memberNo: Prisma.sql`p."memberNo"`,
  columns: {
    ...fileColumns(ORDER_FILE),
    askedAt: { sql: Prisma.sql`w."askedAt"` },
    status: { sql: Prisma.sql`w."status"::text`, show: labelOf(invoiceWishStatusLabel) },
    businessName: { sql: Prisma.sql`w."businessName"` },
    businessNumber: { sql: Prisma.sql`w."businessNumberShown"` },
    invoiceNumber: { sql: Prisma.sql`w."invoiceNumber"` },
    text: { sql: Prisma.sql`w."text"` },
  },
}
