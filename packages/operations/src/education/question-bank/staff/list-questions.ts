import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { listQuestions as contract } from '@hygiene/contracts/education/question-bank/staff/list-questions'
import { type Keyset, readKeyset } from '@hygiene/db/keyset'
import { likePattern } from '@hygiene/db/like-pattern'
import { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import type { ItemMark } from '@hygiene/domain/education/question-bank/item-analysis'
import { itemTallies, type TallyChoice, tallyConditions } from '../item-tallies.ts'
import { banksShown, judgeQuestion } from '../judge-question.ts'
import { query } from '../../../kit/operation.ts'

interface Row {
  questionNo: number
  edition: number
  topic: string
  text: string
  choices: string[]
  answer: number
  isUsed: boolean
}
type Sort = 'questionNo' | 'topic' | 'share' | 'answers'

const KEYSET: Keyset<Sort> = {
  sorts: {
    questionNo: { sql: Prisma.sql`x."questionNo"`, type: 'int' },
    topic: { sql: Prisma.sql`x."topic"`, type: 'text' },
    share: { sql: Prisma.sql`x."share"`, type: 'int', isNullable: true },
    answers: { sql: Prisma.sql`x."answers"`, type: 'int' },
  },
  key: { sql: Prisma.sql`x."questionNo"`, type: 'int' },
}

const COLUMNS = Prisma.sql`x."questionNo", x."edition", x."topic", x."text", x."choices", x."answer", x."isUsed"`

const questionsOf = (choice: TallyChoice) => Prisma.sql`(
  SELECT q.*, COALESCE(t."answers", 0) AS "answers", (1000000::bigint * t."rightAnswers" / NULLIF(t."answers", 0))::int AS "share"
    FROM "ExamQuestion" q
    LEFT JOIN (SELECT "questionNo", sum("answers")::int AS "answers", sum("rightAnswers")::int AS "rightAnswers"
                 FROM "ExamItemDay" WHERE ${tallyConditions(choice)} GROUP BY "questionNo") t USING ("questionNo")) x`

export const listQuestions = query(contract, async ({ input, db, now }) => {
  const { filter } = input
  const { year, salesType, industryType, mark } = filter
  const choice = {
    ...(year === undefined ? {} : { year }),
    ...(salesType === undefined ? {} : { salesType }),
    ...(industryType === undefined ? {} : { industryType }),
  }
  const marked =
    mark === undefined ? [] : [Prisma.sql`x."questionNo" = ANY (${await markedBy(db, mark, choice)}::int[])`]
  const { rows, ...page } = await readKeyset<Row, Sort>(
    db,
    KEYSET,
    { columns: COLUMNS, from: questionsOf(choice), where: [...conditions(input), ...marked] },
    input,
    now,
  )
  const questionNos = rows.map(({ questionNo }) => questionNo)
  const [tallies, banks] = await Promise.all([
    itemTallies(db, { ...choice, questionNos }),
    db.bankQuestion.findMany({ where: { questionNo: { in: questionNos } } }),
  ])
  return {
    ...page,
    list: rows.map((row) => ({
      ...row,
      state: row.isUsed ? ('inUse' as const) : ('retired' as const),
      banks: banksShown(banks.filter(({ questionNo }) => questionNo === row.questionNo)),
      analysis: judgeQuestion(row, tallies.get(row.questionNo)),
    })),
  }
})

/** Computes marks in code, so that they have one definition; a bank holds only hundreds of questions. */
async function markedBy(db: Queries, mark: ItemMark, choice: TallyChoice): Promise<number[]> {
  const tallies = await itemTallies(db, choice)
  const questions = await db.examQuestion.findMany({
    where: { questionNo: { in: [...tallies.keys()] } },
    select: { questionNo: true, answer: true, choices: true },
  })
  return questions
    .filter((question) => judgeQuestion(question, tallies.get(question.questionNo)).marks.includes(mark))
    .map(({ questionNo }) => questionNo)
}

function conditions({ filter, text }: SentTo<typeof contract>): Prisma.Sql[] {
  const { year, salesType, industryType, state } = filter
  const typed = (text ?? '').trim()
  const bank = [
    Prisma.sql`b."questionNo" = x."questionNo"`,
    ...(year === undefined ? [] : [Prisma.sql`b."year" = ${year}`]),
    ...(salesType === undefined ? [] : [Prisma.sql`b."salesType" = ${salesType}`]),
    ...(industryType === undefined ? [] : [Prisma.sql`b."industryType" = ${industryType}`]),
  ]
  return [
    Prisma.sql`EXISTS (SELECT 1 FROM "BankQuestion" b WHERE ${Prisma.join(bank, ' AND ')})`,
    ...(state === undefined ? [] : [Prisma.sql`x."isUsed" = ${state === 'inUse'}`]),
    ...(typed === ''
      ? []
      : [
          Prisma.sql`(x."text" LIKE ${likePattern(typed)} OR x."topic" LIKE ${likePattern(typed)} OR x."questionNo"::text = ${typed})`,
        ]),
  ]
}
