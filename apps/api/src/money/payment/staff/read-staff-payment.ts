import { readStaffPayment as contract } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import type { Queries } from '@hygiene/db'
import {
  judgeCashReceipt,
  maskName,
  maskPhone,
  needsRefundAccount,
  orderNumber,
  type PaymentType,
  refundableWon,
  seoulDay,
} from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { attachedFiles } from '@hygiene/operations/platform/file/attached-files'
import { implement } from '../../../http/implement.ts'
import { shownReceipt, shownWish } from '@hygiene/operations/money/cash-receipt/cash-receipt-view'
import { findOrder } from './find-order.ts'
import { eventsOf, type PaymentWithHistory, WITH_HISTORY } from './payment-events.ts'

const instantOf = (at: Date | null) => at?.toISOString() ?? null

export const readStaffPayment = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { db } = deps
    const paymentNo = await findOrder(db, input.number)
    const payment =
      paymentNo === null ? null : await db.payment.findUnique({ where: { paymentNo }, include: WITH_HISTORY })
    if (!payment) throw refuse('PAYMENT_NOT_FOUND')
    const { memberNo, member, refunds, paidAt } = payment
    const subject = { kind: 'payment', no: payment.paymentNo } as const
    await writeAudit(db, {
      caller,
      operation: contract.operation,
      subject,
      reason: '',
      ipAddress,
      now,
      memberNos: [memberNo],
    })

    const paymentType = payment.paymentType as PaymentType
    return {
      ...payment,
      ...(await recordsOf(db, payment)),
      orderNumber: orderNumber(payment),
      userName: maskName(member.name),
      phone: maskPhone(member.phone),
      createdAt: payment.createdAt.toISOString(),
      paidAt: instantOf(paidAt),
      cancelledAt: instantOf(payment.cancelledAt),
      checkedAt: instantOf(payment.checkedAt),
      accountExpiresAt: instantOf(payment.accountExpiresAt),
      hasException: payment.exceptionText !== null,
      refundStatus: refunds[0]?.status ?? null,
      refundableWon: paidAt === null ? 0 : refundableWon(payment),
      needsAccount: paidAt !== null && needsRefundAccount({ paymentType, paidAt }, now),
      refunds: refunds.map(shownRefund),
      receipts: payment.receipts.map(({ receiptNumber, issuedAt }) => ({
        receiptNumber,
        issuedAt: issuedAt.toISOString(),
      })),
      cashReceipts: payment.cashReceipts.map(shownReceipt),
      mayIssueCashReceipt: judgeCashReceipt(payment).allowed && payment.invoiceWish?.status !== 'done',
      invoiceWish: payment.invoiceWish && shownWish(payment.invoiceWish),
      evidence: await attachedFiles(db, { kind: 'payment', no: payment.paymentNo }),
      events: await eventsOf(db, payment),
    }
  },
)

function shownRefund(refund: PaymentWithHistory['refunds'][number]) {
  const { requestedAt, sentAt, doneAt, transferredOn } = refund
  return {
    ...refund,
    requestedAt: requestedAt.toISOString(),
    sentAt: instantOf(sentAt),
    doneAt: instantOf(doneAt),
    transferredOn: transferredOn && seoulDay(transferredOn),
  }
}

/** What the order pays: its enrolments of either kind, and the place of the first. */
async function recordsOf(db: Queries, { applicationNo }: PaymentWithHistory) {
  const where = { applicationNo }
  const online = await db.onlineEnrolment.findMany({ where, orderBy: { enrolmentNo: 'asc' } })
  const inPerson = await db.inPersonEnrolment.findMany({ where, orderBy: { inPersonEnrolmentNo: 'asc' } })
  const [first] = [...online, ...inPerson]
  return {
    isOnline: inPerson.length === 0,
    salesType: first?.salesType ?? null,
    industryType: first?.industryType ?? null,
    district: (first?.address ?? '').split(' ').slice(0, 2).join(' '),
    records: [
      ...online.map((record) => ({ ...record, inPersonEnrolmentNo: null })),
      ...inPerson.map((record) => ({ ...record, enrolmentNo: null })),
    ],
  }
}
