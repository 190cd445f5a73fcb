import { lockApplication, type PrismaClient, type Transaction } from '@hygiene/db'
import { allowed, exceptionActions, paymentExceptionOf, denied, type Verdict } from '@hygiene/domain'
import { keepEvent } from './keep-event.ts'
import { setPaymentException } from './write-payment.ts'

/** Is written in the same transaction about the person whose money it is: the log of staff. */
export type AboutPerson = (db: Transaction, memberNo: number) => Promise<unknown>

export interface ExceptionToClose {
  paymentNo: number
  employeeNo: number
  /** How it was settled. */
  text: string
  alongside: AboutPerson
}

/** Money that is still to be given back keeps its payment on the list; a second time there is nothing left to do. */
export async function closePaymentException(
  client: PrismaClient,
  { paymentNo, employeeNo, text, alongside }: ExceptionToClose,
  now: Date,
): Promise<Verdict<'PAYMENT_NOT_FOUND' | 'MONEY_STILL_HELD'>> {
  const known = await client.payment.findUnique({ where: { paymentNo } })
  if (!known) return denied('PAYMENT_NOT_FOUND')

  return client.$transaction(async (db) => {
    await lockApplication(db, known.applicationNo)
    const { status, exceptionText, memberNo, refunds } = await db.payment.findUniqueOrThrow({
      where: { paymentNo },
      include: { refunds: { orderBy: { refundNo: 'desc' }, take: 1 } },
    })
    if (exceptionText === null) return allowed()
    const exception = paymentExceptionOf({ status, refund: refunds[0] ?? null }, now)
    if (!exceptionActions[exception].includes('close')) return denied('MONEY_STILL_HELD')

    await alongside(db, memberNo)
    const payment = await setPaymentException(db, paymentNo, null, now)
    await keepEvent(db, payment, { kind: 'explained', text, employeeNo }, now)
    return allowed()
  })
}
