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

export async function keepDeposit(db: Transaction, deposit: DepositToKeep, now: Date): Promise<number> {
  const { bankDepositNo } = await db.bankDeposit.create({ data: { ...deposit, recordedAt: now } })
  return bankDepositNo
}

/**
 * Marks a deposit as settled, with a payment or an explanation. Returns false if another employee settled it first: one deposit
 * pays once.
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
