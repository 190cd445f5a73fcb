import { changeQuestion as contract } from '@hygiene/contracts/education/question-bank/staff/change-question'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { bankOf, isSameBank } from '../bank-statuses.ts'
import { columnsOf, isLectureKnown, lockSeenQuestion, originOf, type QuestionBody } from '../load-question.ts'
import { lockBanks } from '../lock-banks.ts'

/**
 * Writes a new version of a question for the chosen banks. Papers drawn later contain it; existing papers and other banks keep
 * the old one.
 */
export const changeQuestion = operation(contract, async ({ db, input, actor, now }) => {
  const { banks } = input
  const locked = await lockSeenQuestion(db, input)
  if (!locked.allowed) return locked
  const { question } = locked
  await lockBanks(db, banks)
  if (!banks.every((bank) => question.banks.some((own) => isSameBank(bank, own))))
    return denied('QUESTION_BANK_UNKNOWN')
  if (!(await isLectureKnown(db, input))) return denied('COURSE_LECTURE_UNKNOWN')
  if (textOf(question) === textOf(input)) return denied('QUESTION_SAME')

  await db.bankQuestion.deleteMany({
    where: { questionNo: question.questionNo, OR: banks.map(bankOf) },
  })
  return db.examQuestion.create({
    data: {
      ...columnsOf(input, { employeeNo: actor.employeeNo, now }),
      originNo: originOf(question),
      edition: input.lastEdition + 1,
      isUsed: question.isUsed,
      banks: { create: banks.map(bankOf) },
    },
    select: { questionNo: true, edition: true },
  })
})

function textOf({ topic, text, choices, answer, explanation, lectureNo }: QuestionBody): string {
  return JSON.stringify([topic, text, choices, answer, explanation, lectureNo])
}
