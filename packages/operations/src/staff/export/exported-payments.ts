import { Prisma } from '@hygiene/db/generated/client'
import {
  paymentExceptionOf,
  type ExceptionFacts,
  paymentExceptionLabel,
} from '@hygiene/domain/money/reconciliation/payment-exception'
import { orderStatusLabel } from '@hygiene/domain/money/payment/payment-status'
import { ORDER_FILE } from '../../platform/records/order-file.ts'
import { listStaffPayments } from '../../money/payment/staff/list-staff-payments.ts'
import { exceptionOrders, LATEST_REFUND } from '../../money/payment/exception-orders.ts'
import { fileColumns, labelOf } from '../../kit/list-file.ts'
import type { ExportKind } from './export-kind.ts'

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

export const exportedReconciliation: ExportKind<object> = {
  screen: 'reconciliation',
  key: listStaffPayments.key,
  found: (_choice, _viewer, now) => exceptions(now),
  reach: (_viewer, now) => exceptions(now),
  memberNo: Prisma.sql`p."memberNo"`,
  columns: fileColumns({
    ...ORDER_FILE,
    status: { sql: Prisma.sql`p."status"`, show: labelOf(orderStatusLabel) },
    exception: {
      sql: Prisma.sql`json_build_object('status', p."status", 'refund', CASE WHEN r."refundNo" IS NULL THEN NULL ELSE
        json_build_object('status', r."status", 'isByHand', r."isByHand", 'sentAt', r."sentAt", 'returnedTwiceAt', r."returnedTwiceAt") END)`,
      show: ({ status, refund }: Facts, now: Date) =>
        paymentExceptionLabel[paymentExceptionOf({ status, refund: refund && refundOf(refund) }, now)],
    },
    exceptionText: Prisma.sql`p."exceptionText"`,
    refundWon: Prisma.sql`r."amountWon"`,
  }),
}

function exceptions(now: Date) {
  const { columns, from } = listStaffPayments.found({ filter: {}, text: '' }, { branches: null, now })
  const where = [Prisma.sql`p."paymentNo" IN (${exceptionOrders(now)})`]
  return { columns, from: Prisma.sql`${from} ${LATEST_REFUND}`, where }
}
