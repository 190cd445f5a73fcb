import { issueReceipt } from '@hygiene/contracts/platform/job/issue-receipt'
import { handOver, lockApplication, type PrismaClient, type Transaction } from '@hygiene/db'
import { denied, freezeReceipt, type PaymentType, returnedWon } from '@hygiene/domain'
import { associationAt } from '../../staff/setting/read-versions.ts'
import { findPayment } from './find-payment.ts'
import { correctReceipts } from './correct-receipts.ts'
import { paidEducation } from './paid-education.ts'
import { receiptNumbers, renewReceipt } from './renew-receipt.ts'

type Asked =
  | { allowed: true; fileNo: string | null; failure: string | null }
  | { allowed: false; reason: 'PAYMENT_NOT_FOUND' | 'NOT_PAID_YET' }

/** The newest receipt of a person's payment: frozen at the first request, and again where money went back since. */
export async function requestReceipt(
  client: PrismaClient,
  { memberNo, paymentNo, publicUrl }: { memberNo: number; paymentNo: number; publicUrl: string },
  now: Date,
): Promise<Asked> {
  const payment = await findPayment(client, memberNo, { paymentNo })
  if (!payment) return denied('PAYMENT_NOT_FOUND')
  if (!payment.paidAt || payment.status === 'paidAfterCancellation') return denied('NOT_PAID_YET')

  return client.$transaction(async (db) => {
    // Money that goes back at this instant waits here, and finds the receipt.
    await lockApplication(db, payment.applicationNo)
    const known = await renewReceipt(db, paymentNo, now)
    if (!known) await freeze(db, paymentNo, publicUrl, now)
    const isCorrected = known !== null && known.failure !== null && (await correctReceipts(db, payment))
    return {
      allowed: true,
      fileNo: known?.fileNo ?? null,
      failure: isCorrected ? null : (known?.failure ?? null),
    }
  })
}

/** The first receipt of a locked payment: its numbers and every field it prints, as they are now. */
async function freeze(db: Transaction, paymentNo: number, publicUrl: string, issuedAt: Date): Promise<void> {
  const { refunds, ...payment } = await db.payment.findUniqueOrThrow({
    where: { paymentNo },
    include: { refunds: true },
  })
  const refundedWon = returnedWon({ ...payment, refunds })
  const numbers = receiptNumbers(paymentNo, 1, issuedAt)
  const frozen = freezeReceipt({
    payment: {
      ...payment,
      paymentType: payment.paymentType as PaymentType,
      paidAt: payment.paidAt ?? payment.createdAt,
    },
    refundedWon,
    ...(await paidEducation(db, payment.applicationNo)),
    ...numbers,
    publicUrl,
    issuedAt,
    association: await associationAt(db, issuedAt),
  })
  await db.receipt.create({ data: { paymentNo, edition: 1, ...numbers, frozen, refundedWon, issuedAt } })
  await handOver(db, issueReceipt, { paymentNo })
}
