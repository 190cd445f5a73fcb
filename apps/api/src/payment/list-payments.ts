import { listPayments as contract, pageFactsOf, pageWindow } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'

/** Receipt items (specification section 3): everything the caller paid or was asked to pay, newest first. */
export const listPayments = implement(contract, async ({ input, caller, deps }) => {
  const { page, limit, onlineEduNo } = input
  const where = {
    memberNo: caller.memberNo,
    ...(onlineEduNo ? { application: { enrolments: { some: { onlineEduNo } } } } : {}),
  }
  const [payments, totalRow] = await Promise.all([
    deps.db.payment.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { paymentNo: 'desc' }],
      ...pageWindow(page, limit),
      include: {
        refunds: { orderBy: { refundNo: 'desc' }, take: 1 },
        application: { include: { enrolments: { take: 1, orderBy: { onlineEduNo: 'asc' } } } },
      },
    }),
    deps.db.payment.count({ where }),
  ])
  const list = payments.map(({ application, refunds, ...payment }) => {
    const enrolment = application.enrolments[0]
    const refund = refunds[0]
    return {
      paymentNo: payment.paymentNo,
      paymentId: payment.paymentId,
      status: payment.status,
      payment: { signDate: payment.paidAt?.toISOString() ?? null },
      online: enrolment ? { onlineEduNo: enrolment.onlineEduNo, businessName: enrolment.businessName } : null,
      offline: null,
      code: { price: payment.amountWon },
      orderName: payment.orderName,
      paymentType: payment.paymentType,
      salesType: enrolment?.salesType ?? 2,
      industryType: enrolment?.industryType ?? 1,
      userName: enrolment?.userName ?? caller.name,
      refund: refund ? { status: refund.status, amount: refund.amountWon } : null,
      hasReceipt: payment.paidAt !== null && payment.status !== 'paidAfterCancellation',
    }
  })
  return { list, pageInfo: pageFactsOf(page, limit, totalRow) }
})
