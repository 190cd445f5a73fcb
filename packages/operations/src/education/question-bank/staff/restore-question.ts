import { restoreQuestion as contract } from '@hygiene/contracts/education/question-bank/staff/restore-question'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { lockSeenQuestion } from '../load-question.ts'

export const restoreQuestion = operation(contract, async ({ db, input }) => {
  const locked = await lockSeenQuestion(db, input)
  if (!locked.allowed) return locked
  const { questionNo, isUsed } = locked.question
  if (isUsed) return denied('QUESTION_IN_USE')
  await db.examQuestion.update({ where: { questionNo }, data: { isUsed: true } })
  return {}
})
