import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import type { Payment } from '@hygiene/db/generated/client'
import { settlePayment } from '@hygiene/operations/money/settlement/settle-payment'
import type { ServedApi } from '@hygiene/testing'

export async function paySeat(
  { database, clock }: ServedApi,
  applicationNo: ApplicationNo,
): Promise<Payment> {
  const { db } = database
  const records = await db.inPersonEnrolment.findMany({ where: { applicationNo } })
  const amountWon = records.reduce((sum, { priceWon }) => sum + priceWon, 0)
  const paymentId = `race${applicationNo}`
  const { paymentNo } = await db.payment.create({
    data: {
      paymentId,
      applicationNo,
      memberNo: records[0]?.memberNo ?? 0,
      paymentType: 1,
      orderName: '집합교육',
      amountWon,
      createdAt: clock.now(),
    },
  })
  const facts = { status: 'PAID', paymentId, totalWon: amountWon, currency: 'KRW' } as const
  const silent = { receiptUrl: null, failure: null, approvalNumber: null, methodName: null, account: null }
  const seen = { facts, transactionId: `tx-${paymentId}`, paidAt: clock.now(), ...silent }
  return settlePayment(db, paymentNo, seen, clock.now())
}
