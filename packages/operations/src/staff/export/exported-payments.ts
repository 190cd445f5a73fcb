import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { listStaffPayments } from '@hygiene/contracts/money/payment/staff/list-staff-payments'
import { Prisma } from '@hygiene/db/generated/client'
import {
  paymentExceptionOf,
  type ExceptionFacts,
  paymentExceptionLabel,
} from '@hygiene/domain/money/reconciliation/payment-exception'
import { orderStatusLabel } from '@hygiene/domain/money/payment/payment-status'
import {
  paymentConditions,
  paymentKeyset,
  PAYMENTS_FROM,
} from '../../money/payment/staff/list-staff-payments.ts'
import { exceptionOrders, LATEST_REFUND } from '../../money/payment/exception-orders.ts'
import { type ExportKind, wordOf } from './export-kind.ts'
import { ORDER_COLUMNS } from './order-columns.ts'

type Choice = Pick<InputOf<typeof listStaffPayments>, 'filter' | 'text'>

const columns = Prisma.sql`p."paymentNo"`
const STATUS = { sql: Prisma.sql`p."status"::text`, show: wordOf(orderStatusLabel) }

/** Orders are seen by roles of every branch only. */
export const exportedPayments: ExportKind<Choice> = {
  screen: 'payments',
  key: paymentKeyset.key,
  found: (choice) => ({ columns, from: PAYMENTS_FROM, where: paymentConditions(choice) }),
  reach: () => ({ columns, from: PAYMENTS_FROM, where: [] }),
  memberNo: Prisma.sql`p."memberNo"`,
  columns: { ...ORDER_COLUMNS, status: STATUS, createdAt: { sql: Prisma.sql`p."createdAt"` } },
}

interface Refunded {
  status: NonNullable<ExceptionFacts['refund']>['status']
  isByHand: boolean
  sentAt: string | null
  returnedTwiceAt: string | null
}
type Facts = Pick<ExceptionFacts, 'status'> & { refund: Refunded | null }

const instant = (at: string | null) => (at === null ? null : new Date(at))

const refundOf = ({ status, isByHand, sentAt, returnedTwiceAt }: Refunded) => ({
  status,
  isByHand,
  sentAt: instant(sentAt),
  returnedTwiceAt: instant(returnedTwiceAt),
})

/** The worklist of money. */
export const exportedReconciliation: ExportKind<object> = {
  screen: 'reconciliation',
  key: paymentKeyset.key,
  found: (_choice, _viewer, now) => exceptions(now),
  reach: (_viewer, now) => exceptions(now),
  memberNo: Prisma.sql`p."memberNo"`,
  columns: {
    ...ORDER_COLUMNS,
    status: STATUS,
    exception: {
      sql: Prisma.sql`json_build_object('status', p."status", 'refund', CASE WHEN r."refundNo" IS NULL THEN NULL ELSE
        json_build_object('status', r."status", 'isByHand', r."isByHand", 'sentAt', r."sentAt", 'returnedTwiceAt', r."returnedTwiceAt") END)`,
      show: ({ status, refund }: Facts, now: Date) =>
        paymentExceptionLabel[paymentExceptionOf({ status, refund: refund && refundOf(refund) }, now)],
    },
    exceptionText: { sql: Prisma.sql`p."exceptionText"` },
    refundWon: { sql: Prisma.sql`r."amountWon"` },
  },
}

function exceptions(now: Date) {
  const from = Prisma.sql`${PAYMENTS_FROM} ${LATEST_REFUND}`
  return { columns, from, where: [Prisma.sql`p."paymentNo" IN (${exceptionOrders(now)})`] }
}
