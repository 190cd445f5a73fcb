import { retireQuestion as contract } from '@hygiene/contracts/education/question-bank/staff/retire-question'
import { denied } from '@hygiene/domain/verdict'
import { mayRetireQuestion } from '@hygiene/domain/education/question-bank/question-bank'
import { operation } from '../../../kit/operation.ts'
import { bankStatuses, isSameBank } from '../bank-statuses.ts'
import { lockSeenQuestion } from '../load-question.ts'
import { lockBanks } from '../lock-banks.ts'

/** Retires a question from future papers if each of its banks keeps enough for one. Existing papers keep it. */
export const retireQuestion = operation(contract, async ({ db, input, now }) => {
  const locked = await lockSeenQuestion(db, input)
  if (!locked.allowed) return locked
  const { questionNo, isUsed, banks } = locked.question
  if (!isUsed) return denied('QUESTION_RETIRED')
  await lockBanks(db, banks)
  const statuses = await bankStatuses(db)
  const own = statuses.filter((bank) => banks.some((other) => isSameBank(bank, other)))
  const verdict = mayRetireQuestion(own, now)
  if (!verdict.allowed) return verdict
  await db.examQuestion.update({ where: { questionNo }, data: { isUsed: false } })
  return {}
})
