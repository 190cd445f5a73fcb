import type { Transaction } from '@hygiene/db/connect'

/** Deletes the lines of purged orders; the transaction must have enabled retention. */
export async function purgeLedger(db: Transaction, paymentNos: number[]): Promise<void> {
  await db.ledgerEntry.deleteMany({ where: { paymentNo: { in: paymentNos } } })
}
