import { randomBytes } from 'node:crypto'
import { issueReceipt, requestReceipt as contract } from '@hygiene/contracts'
import { handOver, isUniqueViolation, type Payment, type PrismaClient, type Refund } from '@hygiene/db'
import {
  formatVerificationNumber,
  freezeReceipt,
  type PaymentType,
  receiptNumber,
  seoulDay,
  VERIFICATION_RANDOM_BYTES,
  verificationNumber as newVerificationNumber,
} from '@hygiene/domain'
import type { ApiConfig } from '../config.ts'
import { implement } from '../http/implement.ts'
import { findPayment } from './payment-view.ts'
import { paidEducation } from './paid-education.ts'

type PaidPayment = Payment & { paidAt: Date; refunds: Refund[] }

/** The receipt of a payment: frozen at the first request, drawn once by the worker. */
export const requestReceipt = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const payment = await findPayment(deps.db, caller.memberNo, { paymentNo: input.paymentNo })
  if (!payment) throw refuse('PAYMENT_NOT_FOUND')
  if (!payment.paidAt || payment.status === 'paidAfterCancellation') throw refuse('NOT_PAID_YET')

  const known = await deps.db.receipt.findUnique({ where: { paymentNo: payment.paymentNo } })
  if (!known) await freeze(deps.db, { ...payment, paidAt: payment.paidAt }, deps.config, now)
  const fileNo = known?.fileNo ?? null
  return { state: fileNo ? ('ready' as const) : ('preparing' as const), fileNo }
})

async function freeze(
  client: PrismaClient,
  payment: PaidPayment,
  config: ApiConfig,
  now: Date,
): Promise<void> {
  const { paymentNo } = payment
  const receipt = await receiptOf(client, payment, config.PUBLIC_URL, now)
  try {
    await client.$transaction(async (db) => {
      await db.receipt.create({ data: { paymentNo, ...receipt, issuedAt: now } })
      await handOver(db, issueReceipt, { paymentNo })
    })
  } catch (error) {
    // Two clicks at once: the other one has already asked for it.
    if (!isUniqueViolation(error)) throw error
  }
}

/** Its numbers and every field it prints, as they are now. */
async function receiptOf(client: PrismaClient, payment: PaidPayment, publicUrl: string, issuedAt: Date) {
  const number = receiptNumber(seoulDay(issuedAt), payment.paymentNo)
  const verificationNumber = formatVerificationNumber(
    newVerificationNumber(randomBytes(VERIFICATION_RANDOM_BYTES)),
  )
  const frozen = freezeReceipt({
    payment: { ...payment, paymentType: payment.paymentType as PaymentType },
    refundedWon: payment.refunds.find(({ status }) => status === 'done')?.amountWon ?? 0,
    ...(await paidEducation(client, payment.applicationNo)),
    receiptNumber: number,
    verificationNumber,
    publicUrl,
    issuedAt,
  })
  return { receiptNumber: number, verificationNumber, frozen }
}
