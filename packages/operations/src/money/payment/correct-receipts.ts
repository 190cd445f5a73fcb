import { issueReceipt } from '@hygiene/contracts/platform/job/issue-receipt'
import { handOver } from '@hygiene/db/outbox'
import type { Payment } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import type { FrozenReceipt } from '@hygiene/domain/money/receipt/freeze-receipt'
import { correctedReceipt } from '@hygiene/domain/money/receipt/correct-receipt'
import { paidEducation } from './paid-education.ts'

type Paid = Pick<Payment, 'paymentNo' | 'applicationNo'>

/**
 * Redraws failed receipts of a locked payment with the application's current text. Returns false if the text is still the one
 * that failed.
 */
export async function correctReceipts(db: Transaction, { paymentNo, applicationNo }: Paid): Promise<boolean> {
  const failed = await db.receipt.findMany({ where: { paymentNo, fileNo: null, failure: { not: null } } })
  const { enrolments } = await paidEducation(db, applicationNo)
  let corrected = 0
  for (const { edition, frozen: before } of failed) {
    const frozen = correctedReceipt(before as FrozenReceipt, enrolments)
    if (!frozen) continue
    const where = { paymentNo_edition: { paymentNo, edition } }
    await db.receipt.update({ where, data: { frozen, failure: null } })
    corrected += 1
  }
  if (corrected > 0) await handOver(db, issueReceipt, { paymentNo })
  return corrected > 0
}
