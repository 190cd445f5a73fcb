import { copyBank as contract } from '@hygiene/contracts/education/question-bank/staff/copy-bank'
import type { Transaction } from '@hygiene/db/connect'
import type { BankKind } from '@hygiene/domain/education/question-bank/question-bank'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { bankOf, bankStatuses, isSameBank } from '../bank-statuses.ts'
import { originOf } from '../load-question.ts'
import { lockBanks } from '../lock-banks.ts'

/** Copies the active questions of a bank into another, except those already there in any version. The operation is idempotent. */
export const copyBank = operation(contract, async ({ db, input: { from, to }, log }) => {
  await lockBanks(db, [to])
  const known = await bankStatuses(db)
  const isKnown = [from, to].every((bank) => known.some((other) => isSameBank(bank, other)))
  if (!isKnown || isSameBank(from, to)) return denied('QUESTION_BANK_UNKNOWN')
  const count = await fillBank(db, from, to)
  if (count === 0) return denied('QUESTION_BANK_COPIED')
  log({ detail: `${to.year}` })
  return { count }
})

export async function fillBank(db: Transaction, from: BankKind, to: BankKind): Promise<number> {
  const there = await db.bankQuestion.findMany({ where: bankOf(to), include: { question: true } })
  const existing = new Set(there.map(({ question }) => originOf(question)))
  const bank = await db.bankQuestion.findMany({
    where: { ...bankOf(from), question: { isUsed: true } },
    include: { question: true },
  })
  const missing = bank.filter(({ question }) => !existing.has(originOf(question)))
  const { count } = await db.bankQuestion.createMany({
    data: missing.map(({ questionNo }) => ({ ...bankOf(to), questionNo })),
  })
  return count
}
