import type { Transaction } from '@hygiene/db/connect'

/** Lines go with their orders, whose retention has been switched on in this transaction. */
export async function purgeLedger(db: Transaction, paymentNos: number[]): Promise<void> {
  await db.ledgerEntry.deleteMany({ where: { paymentNo: { in: paymentNos } } })
}
