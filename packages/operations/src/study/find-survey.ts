import type { Queries, Survey, SurveyQuestion } from '@hygiene/db'

export type SurveyWithQuestions = Survey & { questions: SurveyQuestion[] }

/** The survey of an education year; null where the association has not made it yet. */
export async function findSurvey(db: Queries, year: number): Promise<SurveyWithQuestions | null> {
  return db.survey.findUnique({
    where: { year },
    include: { questions: { orderBy: [{ position: 'asc' }, { questionNo: 'asc' }] } },
  })
}
