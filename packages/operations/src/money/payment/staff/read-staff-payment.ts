import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import { readStaffPayment as contract } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import type { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { judgeCashReceipt } from '@hygiene/domain/money/cash-receipt/cash-receipt'
import { maskName, maskPhone } from '@hygiene/domain/member/account/masking'
import { needsRefundAccount } from '@hygiene/domain/money/refund/refund-terms'
import { orderNumber, parseOrderNumber, paymentNosOf } from '@hygiene/domain/money/order/order-number'
import { paymentEventText } from '@hygiene/domain/money/payment/event-text'
import { refundableWon } from '@hygiene/domain/money/receipt/renew-receipt'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { operation } from '../../../kit/operation.ts'
import { attachedFiles } from '../../../platform/file/attached-files.ts'

type Event = AnswerOf<typeof contract>['events'][number]

const WITH_HISTORY = {
  member: true,
  refunds: { orderBy: { refundNo: 'desc' } },
  receipts: { orderBy: { edition: 'asc' } },
  cashReceipts: { orderBy: { cashReceiptNo: 'desc' } },
  invoiceWish: true,
  events: { orderBy: { eventNo: 'asc' }, include: { employee: { select: { name: true } } } },
} as const satisfies Prisma.PaymentInclude

type PaymentWithHistory = Prisma.PaymentGetPayload<{ include: typeof WITH_HISTORY }>

export const readStaffPayment = operation(contract, async ({ db, input, now, log }) => {
  const paymentNo = await findOrder(db, input.number)
  const payment =
    paymentNo === null ? null : await db.payment.findUnique({ where: { paymentNo }, include: WITH_HISTORY })
  if (!payment) return denied('PAYMENT_NOT_FOUND')
  const { memberNo, member, refunds, paidAt } = payment
  log({ memberNos: [memberNo] })

  const paymentType = payment.paymentType
  return {
    ...payment,
    ...(await recordsOf(db, payment)),
    orderNumber: orderNumber(payment),
    userName: maskName(member.name),
    phone: maskPhone(member.phone),
    hasException: payment.exceptionText !== null,
    refundStatus: refunds[0]?.status ?? null,
    refundableWon: paidAt === null ? 0 : refundableWon(payment),
    needsAccount: paidAt !== null && needsRefundAccount({ paymentType, paidAt }, now),
    refunds: refunds.map(({ transferredOn, ...refund }) => ({
      ...refund,
      transferredOn: transferredOn && seoulDay(transferredOn),
    })),
    mayIssueCashReceipt: judgeCashReceipt(payment).allowed && payment.invoiceWish?.status !== 'done',
    evidence: await attachedFiles(db, { kind: 'payment', no: payment.paymentNo }),
    events: await eventsOf(db, payment),
  }
})

const MOST = 2_147_483_647

async function findOrder(db: Queries, typed: string): Promise<number | null> {
  const number = parseOrderNumber(typed)
  if (number === null) return /^\d{1,10}$/.test(typed) && Number(typed) <= MOST ? Number(typed) : null
  const orders = await db.payment.findMany({
    where: { paymentNo: { in: paymentNosOf(number) } },
    select: { paymentNo: true, createdAt: true },
  })
  return orders.find((order) => orderNumber(order) === number)?.paymentNo ?? null
}

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

/**
 * Merges the stored history, notices, receipts and the order's own instants, the earliest first. An order from before the history
 * has only its own instants.
 */
async function eventsOf(db: Queries, payment: PaymentWithHistory): Promise<Event[]> {
  const notices = await db.paymentNotice.findMany({ where: { paymentId: payment.paymentId } })
  const kept = payment.events.map(({ at, employee, ...event }) => ({
    at,
    ...paymentEventText(event),
    employeeName: employee?.name ?? null,
  }))
  const notified = notices.map(({ receivedAt, type }) => line(receivedAt, 'gateway', `통지를 받음 (${type})`))
  const drawn = payment.receipts.map(({ issuedAt, receiptNumber }) =>
    line(issuedAt, 'ours', `영수증 발급 ${receiptNumber}`),
  )
  return [...ownInstants(payment), ...kept, ...notified, ...drawn].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  )
}

function ownInstants({ createdAt, paidAt, cancelledAt, refunds, events }: PaymentWithHistory) {
  const isKept = (...statuses: string[]) => events.some(({ status }) => statuses.includes(status))
  return [
    line(createdAt, 'ours', '주문을 만듦'),
    ...(paidAt && !isKept('paid', 'paidAfterCancellation') ? [line(paidAt, 'gateway', '결제됨')] : []),
    ...(events.some(({ kind }) => kind === 'refundBegun') ? [] : refunds.flatMap(oldRefund)),
    ...(cancelledAt && !isKept('cancelled') ? [line(cancelledAt, 'ours', '주문이 끝남')] : []),
  ]
}

function oldRefund({ requestedAt, doneAt, amountWon, failure }: PaymentWithHistory['refunds'][number]) {
  const begun = line(requestedAt, 'ours', `환불을 시작함 ${formatWon(amountWon)}`)
  if (doneAt) return [begun, line(doneAt, 'gateway', '환불이 끝남')]
  return failure ? [begun, line(requestedAt, 'gateway', `결제사가 환불을 거절함: ${failure}`)] : [begun]
}

function line(at: Date, side: Event['side'], text: string) {
  return { at, side, text, employeeName: null }
}
