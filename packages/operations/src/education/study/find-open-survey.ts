import type { Queries, Survey, SurveyQuestion } from '@hygiene/db'

export type SurveyWithQuestions = Survey & { questions: SurveyQuestion[] }

/** The version that a learner has open, whatever was written since; null for one of another year. */
export async function findOpenSurvey(
  db: Queries,
  { year, surveyNo }: { year: number; surveyNo: number },
): Promise<SurveyWithQuestions | null> {
  return db.survey.findFirst({ where: { year, surveyNo }, include: { questions: true } })
}
