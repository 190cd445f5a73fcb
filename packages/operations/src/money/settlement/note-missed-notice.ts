import { lockApplication, type Payment, type PrismaClient } from '@hygiene/db'
import { paymentExceptionText } from '@hygiene/domain'
import { setPaymentException } from '../payment/write-payment.ts'

/**
 * What a look at the gateway has shown becomes an exception: money that was approved there and of which our open order has not
 * heard. Nothing is settled by looking.
 */
export async function noteMissedNotice(
  client: PrismaClient,
  { paymentNo, applicationNo }: Pick<Payment, 'paymentNo' | 'applicationNo'>,
  now: Date,
): Promise<void> {
  await client.$transaction(async (db) => {
    await lockApplication(db, applicationNo)
    const { status, exceptionText } = await db.payment.findUniqueOrThrow({ where: { paymentNo } })
    const isOpen = status === 'ready' || status === 'virtualAccountIssued' || status === 'failed'
    if (!isOpen || exceptionText !== null) return
    await setPaymentException(db, paymentNo, paymentExceptionText.noticeMissed, now)
  })
}
