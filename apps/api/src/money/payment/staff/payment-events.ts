import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { readStaffPayment } from '@hygiene/contracts/money/payment/staff/read-staff-payment'
import type { Prisma, Queries } from '@hygiene/db'
import { formatWon, paymentEventText } from '@hygiene/domain'

type Event = AnswerOf<typeof readStaffPayment>['events'][number]

export const WITH_HISTORY = {
  member: true,
  refunds: { orderBy: { refundNo: 'desc' } },
  receipts: { orderBy: { edition: 'asc' } },
  cashReceipts: { orderBy: { cashReceiptNo: 'desc' } },
  invoiceWish: true,
  events: { orderBy: { eventNo: 'asc' }, include: { employee: { select: { name: true } } } },
} as const satisfies Prisma.PaymentInclude

export type PaymentWithHistory = Prisma.PaymentGetPayload<{ include: typeof WITH_HISTORY }>

/**
 * All that happened to an order, the earliest first: what was kept as it happened, notices, receipts, and the instants of the
 * order itself. Of an order from before the history was kept only those instants are known.
 */
export async function eventsOf(db: Queries, payment: PaymentWithHistory): Promise<Event[]> {
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
  return [...ownInstants(payment), ...kept, ...notified, ...drawn]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((event) => ({ ...event, at: event.at.toISOString() }))
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
