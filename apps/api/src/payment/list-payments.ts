import { type AnswerOf, listPayments as contract, pageFactsOf, pageWindow } from '@hygiene/contracts'
import type { Prisma, Refund } from '@hygiene/db'
import { type EnrolmentNo, type InPersonEnrolmentNo, recordsPaidFor, seoulDay } from '@hygiene/domain'
import { implement } from '../http/implement.ts'

type PaymentItem = AnswerOf<typeof contract>['list'][number]

const WITH_RECORDS = {
  refunds: { orderBy: { refundNo: 'desc' }, take: 1 },
  member: { select: { name: true } },
  application: {
    include: {
      enrolments: { take: 1, orderBy: { enrolmentNo: 'asc' } },
      inPerson: { orderBy: { inPersonEnrolmentNo: 'asc' } },
    },
  },
} as const satisfies Prisma.PaymentInclude

type PaymentWithRecords = Prisma.PaymentGetPayload<{ include: typeof WITH_RECORDS }>

/** Receipt items (specification section 3): everything the caller paid or was asked to pay, newest first. */
export const listPayments = implement(contract, async ({ input, caller, deps }) => {
  const { page, limit, enrolmentNo, inPersonEnrolmentNo } = input
  const where: Prisma.PaymentWhereInput = {
    memberNo: caller.memberNo,
    ...(enrolmentNo || inPersonEnrolmentNo
      ? { application: recordedAs(enrolmentNo, inPersonEnrolmentNo) }
      : {}),
  }
  const [payments, totalRow] = await Promise.all([
    deps.db.payment.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { paymentNo: 'desc' }],
      ...pageWindow(page, limit),
      include: WITH_RECORDS,
    }),
    deps.db.payment.count({ where }),
  ])
  return { list: payments.map(itemOf), pageInfo: pageFactsOf(page, limit, totalRow) }
})

function recordedAs(
  enrolmentNo?: EnrolmentNo,
  inPersonEnrolmentNo?: InPersonEnrolmentNo,
): Prisma.ApplicationWhereInput {
  return {
    ...(enrolmentNo ? { enrolments: { some: { enrolmentNo } } } : {}),
    ...(inPersonEnrolmentNo ? { inPerson: { some: { inPersonEnrolmentNo } } } : {}),
  }
}

function itemOf({ application, refunds, member, ...payment }: PaymentWithRecords): PaymentItem {
  const online = application.enrolments[0]
  const inPerson = recordsPaidFor(application.inPerson)
  const record = online ?? inPerson[0]
  const refund = refunds[0]
  return {
    paymentNo: payment.paymentNo,
    paymentId: payment.paymentId,
    status: payment.status,
    payment: { signDate: payment.paidAt?.toISOString() ?? null },
    online: online ? { enrolmentNo: online.enrolmentNo, businessName: online.businessName } : null,
    offline: offlineOf(inPerson),
    code: { price: payment.amountWon },
    orderName: payment.orderName,
    paymentType: payment.paymentType,
    salesType: record?.salesType ?? 2,
    industryType: record?.industryType ?? 1,
    userName: record?.userName ?? member.name,
    refund: refund ? refundOf(refund) : null,
    hasReceipt: payment.paidAt !== null && payment.status !== 'paidAfterCancellation',
  }
}

function refundOf({ status, amountWon, transferredOn }: Refund): NonNullable<PaymentItem['refund']> {
  return { status, amount: amountWon, transferredOn: transferredOn && seoulDay(transferredOn) }
}

/** The places of an in-person payment, a place with several licences once. */
function offlineOf(
  records: readonly { inPersonEnrolmentNo: InPersonEnrolmentNo; businessName: string }[],
): PaymentItem['offline'] {
  const [first] = records
  if (!first) return null
  const { inPersonEnrolmentNo, businessName } = first
  const businessNames = [...new Set(records.map((record) => record.businessName))]
  return { inPersonEnrolmentNo, businessName, businessNames }
}
