import type { BankDeposit } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'

type DepositToKeep = Pick<
  BankDeposit,
  | 'statementKey'
  | 'importNo'
  | 'depositedAt'
  | 'amountWon'
  | 'depositorName'
  | 'memo'
  | 'accountEnd'
  | 'balanceWon'
  | 'match'
  | 'matchedNo'
>

/** Writes a deposit of a statement, beside the order that it seems to be for; the order stays as it is. */
export async function keepDeposit(db: Transaction, deposit: DepositToKeep, now: Date): Promise<number> {
  const { bankDepositNo } = await db.bankDeposit.create({ data: { ...deposit, recordedAt: now } })
  return bankDepositNo
}

/**
 * Staff are done with a deposit: it became a payment, or words say why none. Answers false where another employee was done with
 * it before: one deposit pays once.
 */
export async function settleDeposit(
  db: Transaction,
  bankDepositNo: number,
  outcome: { paymentNo: number | null; employeeNo: number; text: string },
  now: Date,
): Promise<boolean> {
  const { count } = await db.bankDeposit.updateMany({
    where: { bankDepositNo, settledAt: null },
    data: { ...outcome, settledAt: now },
  })
  return count === 1
}
