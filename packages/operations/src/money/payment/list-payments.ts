import type { AnswerOf, InputOf } from '@hygiene/contracts/kit/endpoint'
import { pageFactsOf, pageWindow } from '@hygiene/contracts/kit/paging'
import { listPayments as contract } from '@hygiene/contracts/money/payment/list-payments'
import type { Prisma, Refund } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { certifiedWon, isCashMethod } from '@hygiene/domain/money/cash-receipt/cash-receipt'
import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { OnlineType } from '@hygiene/domain/text'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import { recordsPaidFor } from '@hygiene/domain/money/payment/in-person-money'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { query } from '../../kit/operation.ts'
import { refundTermsOf } from './refund-terms.ts'

type PaymentItem = AnswerOf<typeof contract>['list'][number]

const WITH_RECORDS = {
  refunds: { orderBy: { refundNo: 'desc' } },
  member: { select: { name: true } },
  invoiceWish: true,
  application: {
    include: {
      enrolments: { take: 1, orderBy: { enrolmentNo: 'asc' } },
      inPerson: { orderBy: { inPersonEnrolmentNo: 'asc' } },
    },
  },
} as const satisfies Prisma.PaymentInclude

type PaymentWithRecords = Prisma.PaymentGetPayload<{ include: typeof WITH_RECORDS }>

/** Lists everything the caller paid or was asked to pay, newest first (specification section 3). */
export const listPayments = query(contract, async ({ db, input, actor, now }) => {
  const { page, limit } = input
  const where = { memberNo: actor.memberNo, ...whereOf(input) }
  const [payments, totalRow] = await Promise.all([
    db.payment.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { paymentNo: 'desc' }],
      ...pageWindow(page, limit),
      include: WITH_RECORDS,
    }),
    db.payment.count({ where }),
  ])
  return {
    list: await Promise.all(payments.map((payment) => itemOf(db, payment, now))),
    pageInfo: pageFactsOf(page, limit, totalRow),
  }
})

/** Late money pays nothing, so it has no receipt. */
const LATE = 'paidAfterCancellation'

function whereOf(input: InputOf<typeof contract>): Prisma.PaymentWhereInput {
  const { enrolmentNo, inPersonEnrolmentNo, industryType, isOnline, isFinishPayment } = input
  const online = { enrolments: { some: { enrolmentNo, industryType } } }
  const inPerson = { inPerson: { some: { inPersonEnrolmentNo, industryType } } }
  const isOnlineLeftOut = isOnline === OnlineType.collective || inPersonEnrolmentNo !== undefined
  const isInPersonLeftOut = isOnline === OnlineType.online || enrolmentNo !== undefined
  const kinds = [...(isOnlineLeftOut ? [] : [online]), ...(isInPersonLeftOut ? [] : [inPerson])]
  const isOfEveryKind = kinds.length === 2 && industryType === undefined
  return {
    ...(isOfEveryKind ? {} : { application: { OR: kinds } }),
    ...(isFinishPayment === 1 ? { paidAt: { not: null }, status: { not: LATE } } : {}),
  }
}

async function itemOf(db: Queries, paid: PaymentWithRecords, now: Date): Promise<PaymentItem> {
  const { application, refunds, member, ...payment } = paid
  const online = application.enrolments[0]
  const inPerson = recordsPaidFor(application.inPerson)
  const record = online ?? inPerson[0]
  const refund = refunds[0]
  return {
    paymentNo: payment.paymentNo,
    paymentId: payment.paymentId,
    orderNumber: orderNumber(payment),
    status: payment.status,
    payment: { signDate: payment.paidAt },
    online: online ? { enrolmentNo: online.enrolmentNo, businessName: online.businessName } : null,
    offline: offlineOf(inPerson),
    code: { price: payment.amountWon },
    orderName: payment.orderName,
    paymentType: payment.paymentType,
    salesType: record?.salesType ?? 2,
    industryType: record?.industryType ?? 1,
    userName: record?.userName ?? member.name,
    refund: refund ? refundOf(refund) : null,
    ...(await refundability(db, paid, now)),
    hasReceipt: payment.paidAt !== null && payment.status !== LATE,
    ...invoiceOf(paid),
  }
}

async function refundability(
  db: Queries,
  payment: PaymentWithRecords,
  now: Date,
): Promise<Pick<PaymentItem, 'isRefundable' | 'notRefundableSentence'>> {
  const isInProgress = payment.refunds.some(({ status }) => status !== 'failed')
  const terms = isInProgress ? null : await refundTermsOf(db, payment, now)
  return {
    isRefundable: terms?.allowed ?? false,
    notRefundableSentence: terms && !terms.allowed ? terms.sentence : null,
  }
}

function invoiceOf(payment: PaymentWithRecords): Pick<PaymentItem, 'mayAskInvoice' | 'invoiceWish'> {
  const { invoiceWish } = payment
  const isOpen = invoiceWish === null || invoiceWish.status === 'refused'
  return { mayAskInvoice: isOpen && isCashMethod(payment) && certifiedWon(payment) > 0, invoiceWish }
}

function refundOf({ status, amountWon, transferredOn }: Refund): NonNullable<PaymentItem['refund']> {
  return { status, amount: amountWon, transferredOn: transferredOn && seoulDay(transferredOn) }
}

function offlineOf(
  records: readonly { inPersonEnrolmentNo: InPersonEnrolmentNo; businessName: string }[],
): PaymentItem['offline'] {
  const [first] = records
  if (!first) return null
  const { inPersonEnrolmentNo, businessName } = first
  const businessNames = [...new Set(records.map((record) => record.businessName))]
  return { inPersonEnrolmentNo, businessName, businessNames }
}
