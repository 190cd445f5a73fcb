import { readQuestion as contract } from '@hygiene/contracts/education/question-bank/staff/read-question'
import { denied } from '@hygiene/domain/verdict'
import type { Queries } from '@hygiene/db/connect'
import { itemTallies } from '../item-tallies.ts'
import { banksShown, judgeQuestion } from '../judge-question.ts'
import { editionsOf, originOf, type StoredQuestion } from '../load-question.ts'
import { query } from '../../../kit/operation.ts'

export const readQuestion = query(contract, async ({ db, input: { questionNo } }) => {
  const known = await db.examQuestion.findUnique({ where: { questionNo } })
  if (!known) return denied('QUESTION_NOT_FOUND')
  const editions = await editionsOf(db, originOf(known))
  const question = editions.find((edition) => edition.questionNo === questionNo)
  if (!question) return denied('QUESTION_NOT_FOUND')
  const [tallies, analyses, names] = await Promise.all([
    itemTallies(db, { questionNos: editions.map((edition) => edition.questionNo) }),
    analysesOf(db, question),
    namesOf(db, editions),
  ])
  return {
    ...question,
    state: question.isUsed ? ('inUse' as const) : ('retired' as const),
    banks: banksShown(question.banks),
    drawnAt: question.drawnAt,
    analysis: judgeQuestion(question, tallies.get(questionNo)),
    analyses,
    editions: editions.map((edition) => {
      const { answers, share } = judgeQuestion(edition, tallies.get(edition.questionNo))
      return {
        questionNo: edition.questionNo,
        edition: edition.edition,
        writtenAt: edition.writtenAt,
        writtenBy: names.get(edition.writtenByNo) ?? null,
        banks: banksShown(edition.banks),
        answers,
        share,
      }
    }),
  }
})

async function analysesOf(db: Queries, question: StoredQuestion) {
  const { questionNo } = question
  const rows = await db.examItemDay.findMany({
    where: { questionNo },
    distinct: ['year', 'salesType', 'industryType'],
    select: { year: true, salesType: true, industryType: true },
  })
  return Promise.all(
    banksShown(rows).map(async (bank) => {
      const tallies = await itemTallies(db, { ...bank, questionNos: [questionNo] })
      return { bank, analysis: judgeQuestion(question, tallies.get(questionNo)) }
    }),
  )
}

async function namesOf(
  db: Queries,
  editions: readonly StoredQuestion[],
): Promise<Map<number | null, string>> {
  const employeeNos = editions.flatMap(({ writtenByNo }) => writtenByNo ?? [])
  const employees = await db.employee.findMany({ where: { employeeNo: { in: employeeNos } } })
  return new Map(employees.map(({ employeeNo, name }) => [employeeNo, name]))
}
