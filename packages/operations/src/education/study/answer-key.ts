import type { Queries } from '@hygiene/db/connect'
import { type Choices, shownAnswerKey } from '@hygiene/domain/education/exam/grade'
import type { DrawnQuestion } from '@hygiene/domain/education/exam/draw'

/** Returns the right choices in the paper's order. They never leave the server. */
export async function answerKey(db: Queries, paper: readonly DrawnQuestion[]): Promise<Choices> {
  const rows = await db.examQuestion.findMany({
    where: { questionNo: { in: paper.map(({ questionNo }) => questionNo) } },
    select: { questionNo: true, answer: true },
  })
  const right = new Map(rows.map(({ questionNo, answer }) => [questionNo, answer]))
  return shownAnswerKey(paper, (questionNo) => right.get(questionNo) ?? -1)
}
