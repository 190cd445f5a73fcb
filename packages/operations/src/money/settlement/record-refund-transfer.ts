import { lockApplication, type Payment, type PrismaClient, type Refund } from '@hygiene/db'
import {
  exceptionActions,
  paymentExceptionOf,
  denied,
  judgeTransferDay,
  type SeoulDay,
  seoulDay,
} from '@hygiene/domain'
import type { AboutPerson } from '../payment/close-payment-exception.ts'
import { recordTransfer } from '../payment/record-transfer.ts'
import type { Asking } from './ask-gateway.ts'
import { settlePayment } from './settle-payment.ts'

export interface TransferToRecord {
  paymentNo: number
  /** The sum owed, as the employee was shown it. */
  amountWon: number
  transferredOn: SeoulDay
  transferNote: string
  employeeNo: number
  alongside: AboutPerson
}

type TransferRefusal =
  | 'PAYMENT_NOT_FOUND'
  | 'GATEWAY_NOT_ASKED'
  | 'REFUND_IN_PROGRESS'
  | 'NOTHING_TO_REFUND'
  | 'REFUND_AMOUNT_DIFFERS'
  | 'TRANSFER_DAY_WRONG'

type Recorded = { allowed: true; refund: Refund } | { allowed: false; reason: TransferRefusal }

/**
 * Writes down that staff returned by bank transfer what the gateway had refused to. The gateway is asked first: an answer
 * that was lost and repeated late may have been refused while the first was still being carried out. A second click
 * answers the transfer that is already there.
 */
export async function recordRefundTransfer(
  { db, ask }: Asking,
  wanted: TransferToRecord,
  now: Date,
): Promise<Recorded> {
  const { paymentNo } = wanted
  const known = await db.payment.findUnique({ where: { paymentNo } })
  if (!known) return denied('PAYMENT_NOT_FOUND')
  const asked = await ask(known.paymentId)
  if (asked === 'unavailable') return denied('GATEWAY_NOT_ASKED')
  if (asked?.cancellations.some(({ status }) => status === 'requested')) return denied('REFUND_IN_PROGRESS')
  if (asked) await settlePayment(db, paymentNo, asked.seen, now)
  return record(db, known, wanted, now)
}

async function record(
  client: PrismaClient,
  { paymentNo, applicationNo }: Payment,
  { transferredOn, transferNote, employeeNo, alongside, ...wanted }: TransferToRecord,
  now: Date,
): Promise<Recorded> {
  return client.$transaction(async (db) => {
    // The gateway's notices wait here, too: money it has returned by itself is not sent again.
    await lockApplication(db, applicationNo)

    const { refunds, ...payment } = await db.payment.findUniqueOrThrow({
      where: { paymentNo },
      include: { refunds: { orderBy: { refundNo: 'desc' } } },
    })
    const [last = null] = refunds
    if (
      last?.transferredOn &&
      seoulDay(last.transferredOn) === transferredOn &&
      last.transferNote === transferNote
    )
      return { allowed: true, refund: last }
    const actions = exceptionActions[paymentExceptionOf({ status: payment.status, refund: last }, now)]
    const isInProgress = last?.status === 'sent' || (last?.status === 'requested' && !last.isByHand)
    if (isInProgress) return denied('REFUND_IN_PROGRESS')
    if (!last || payment.exceptionText === null || !actions.includes('transfer'))
      return denied('NOTHING_TO_REFUND')
    const { amountWon, reason } = last
    if (wanted.amountWon !== amountWon) return denied('REFUND_AMOUNT_DIFFERS')
    const askedAt = refunds.at(-1)?.requestedAt ?? last.requestedAt
    const day = judgeTransferDay(transferredOn, { askedAt }, now)
    if (!day.allowed) return day

    await alongside(db, payment.memberNo)
    const made = { amountWon, reason, transferredOn, transferNote, last, employeeNo }
    return { allowed: true, refund: await recordTransfer(db, payment, made, now) }
  })
}
