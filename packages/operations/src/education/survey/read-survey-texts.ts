import type { Queries } from '@hygiene/db/connect'
import { hideWriter } from '@hygiene/domain/education/survey/hide-writer'

const ROWS = 50

interface AskedTexts {
  surveyNo: number
  questionNo: number
  page: number
}

/**
 * Returns the free texts of a question, latest first, without writer, day or number. Text that the writer's enrolment contains is
 * hidden in them.
 */
export async function readSurveyTexts(
  db: Queries,
  { surveyNo, questionNo, page }: AskedTexts,
): Promise<{ texts: string[]; isLast: boolean }> {
  const rows = await db.surveyResult.findMany({
    where: { surveyNo, answers: { array_contains: [{ questionNo }] } },
    select: {
      answers: true,
      enrolment: { select: { userName: true, representative: true, businessName: true } },
    },
    orderBy: [{ submittedAt: 'desc' }, { enrolmentNo: 'desc' }],
    skip: (page - 1) * ROWS,
    take: ROWS + 1,
  })
  const texts = rows.slice(0, ROWS).flatMap(({ answers, enrolment }) => {
    const given = Array.isArray(answers)
      ? answers.map(asText(questionNo)).find((text) => text !== null)
      : null
    return given ? [hideWriter(given, Object.values(enrolment))] : []
  })
  return { texts, isLast: rows.length <= ROWS }
}

const asText =
  (questionNo: number) =>
  (answer: unknown): string | null => {
    const isOne = typeof answer === 'object' && answer !== null && 'questionNo' in answer && 'text' in answer
    return isOne && answer.questionNo === questionNo && typeof answer.text === 'string' ? answer.text : null
  }
