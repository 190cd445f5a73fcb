import { issueReceipt } from '@hygiene/contracts/platform/job/issue-receipt'
import { handOver, type Payment, type Transaction } from '@hygiene/db'
import { type FrozenReceipt, correctedReceipt } from '@hygiene/domain'
import { paidEducation } from './paid-education.ts'

type Paid = Pick<Payment, 'paymentNo' | 'applicationNo'>

/**
 * Receipts of a locked payment that could not be drawn take the words of the application, which their owner may have put
 * right since, and are drawn again. False where the words are still those that failed.
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
