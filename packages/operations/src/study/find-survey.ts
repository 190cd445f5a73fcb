import type { Queries, Survey, SurveyQuestion } from '@hygiene/db'

export type SurveyWithQuestions = Survey & { questions: SurveyQuestion[] }

/** The survey of an education year. A course without one cannot be completed, so its lack is breakage. */
export async function findSurvey(db: Queries, year: number): Promise<SurveyWithQuestions> {
  const survey = await db.survey.findUnique({
    where: { year },
    include: { questions: { orderBy: [{ position: 'asc' }, { questionNo: 'asc' }] } },
  })
  if (!survey) throw new Error(`There is no survey of ${year}`)
  return survey
}
