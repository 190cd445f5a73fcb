import type { Queries, Survey, SurveyQuestion } from '@hygiene/db'
import { lastSurvey } from '../survey/save-survey.ts'

export type SurveyWithQuestions = Survey & { questions: SurveyQuestion[] }

/** The survey that learners of an education year are asked; null where the association has not made it yet. */
export async function findSurvey(db: Queries, year: number): Promise<SurveyWithQuestions | null> {
  return lastSurvey(db, year)
}

/** The version that a learner has open, whatever was written since; null for one of another year. */
export async function findOpenSurvey(
  db: Queries,
  { year, surveyNo }: { year: number; surveyNo: number },
): Promise<SurveyWithQuestions | null> {
  return db.survey.findFirst({ where: { year, surveyNo }, include: { questions: true } })
}
