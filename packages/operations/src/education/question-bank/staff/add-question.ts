import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import { addQuestion as contract } from '@hygiene/contracts/education/question-bank/staff/add-question'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { bankOf, bankStatuses, isSameBank } from '../bank-statuses.ts'
import { columnsOf, isLectureKnown } from '../load-question.ts'
import { lockBanks } from '../lock-banks.ts'

/** Adds a question to banks of existing courses. A repeated request is refused as a duplicate. */
export const addQuestion = operation(contract, async ({ db, input, actor, now }) => {
  const { banks } = input
  await lockBanks(db, banks)
  const known = await bankStatuses(db)
  if (!banks.every((bank) => known.some((other) => isSameBank(bank, other))))
    return denied('QUESTION_BANK_UNKNOWN')
  if (!(await isLectureKnown(db, input))) return denied('COURSE_LECTURE_UNKNOWN')
  if (await hasTwin(db, input)) return denied('QUESTION_TWIN')
  const columns = columnsOf(input, { employeeNo: actor.employeeNo, now })
  return db.examQuestion.create({
    data: { ...columns, banks: { create: banks.map(bankOf) } },
    select: { questionNo: true },
  })
})

async function hasTwin(db: Transaction, { text, choices, banks }: InputOf<typeof contract>) {
  const twins = await db.examQuestion.count({
    where: { text, choices: { equals: choices }, banks: { some: { OR: banks.map(bankOf) } } },
  })
  return twins > 0
}
