import { randomBytes } from 'node:crypto'
import { issueReceipt } from '@hygiene/contracts/platform/job/issue-receipt'
import { handOver } from '@hygiene/db/outbox'
import type { Receipt } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import {
  formatVerificationNumber,
  VERIFICATION_RANDOM_BYTES,
  verificationNumber,
} from '@hygiene/domain/education/certificate/verification-number'
import { freezeReceipt, type FrozenReceipt } from '@hygiene/domain/money/receipt/freeze-receipt'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import { receiptNumber } from '@hygiene/domain/money/receipt/receipt-wording'
import { renewReceipt as renew, returnedWon } from '@hygiene/domain/money/receipt/renew-receipt'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { associationAt } from '../../staff/setting/read-versions.ts'
import { paidEducation } from './paid-education.ts'

function receiptNumbers(
  paymentNo: number,
  edition: number,
  issuedAt: Date,
): { receiptNumber: string; verificationNumber: string } {
  return {
    receiptNumber: receiptNumber(seoulDay(issuedAt), paymentNo, edition),
    verificationNumber: formatVerificationNumber(verificationNumber(randomBytes(VERIFICATION_RANDOM_BYTES))),
  }
}

/**
 * Returns the newest receipt of a locked payment, or null if none was requested. If refunds have changed the sum, it freezes and
 * orders a new edition, so that no valid receipt certifies returned money.
 */
export async function renewReceipt(db: Transaction, paymentNo: number, now: Date): Promise<Receipt | null> {
  const { refunds, receipts, ...payment } = await db.payment.findUniqueOrThrow({
    where: { paymentNo },
    include: { refunds: true, receipts: { orderBy: { edition: 'desc' }, take: 1 } },
  })
  const [newest] = receipts
  if (!newest) return null
  const refundedWon = returnedWon({ ...payment, refunds })
  if (newest.refundedWon === refundedWon) return newest

  const edition = newest.edition + 1
  const numbers = receiptNumbers(paymentNo, edition, now)
  const association = await associationAt(db, now)
  const renewal = { ...numbers, orderNumber: orderNumber(payment), refundedWon, issuedAt: now, association }
  const frozen = renew(newest.frozen as FrozenReceipt, renewal)
  const made = await db.receipt.create({
    data: { paymentNo, edition, ...numbers, frozen, refundedWon, issuedAt: now },
  })
  await handOver(db, issueReceipt, { paymentNo })
  return made
}

export async function freezeFirstReceipt(
  db: Transaction,
  paymentNo: number,
  publicUrl: string,
  issuedAt: Date,
): Promise<void> {
  const { refunds, ...payment } = await db.payment.findUniqueOrThrow({
    where: { paymentNo },
    include: { refunds: true },
  })
  const refundedWon = returnedWon({ ...payment, refunds })
  const numbers = receiptNumbers(paymentNo, 1, issuedAt)
  const frozen = freezeReceipt({
    payment: {
      ...payment,
      paymentType: payment.paymentType,
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
