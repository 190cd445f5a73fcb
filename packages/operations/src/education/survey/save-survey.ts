import { lockSurvey, type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { denied } from '@hygiene/domain'
import { lastSurvey } from './last-survey.ts'

export interface SurveyQuestionBody {
  kind: 'choice' | 'text'
  text: string
  choices: readonly string[]
  isScale: boolean
  isRequired: boolean
}

export interface SurveyBody {
  title: string
  /** In their order. */
  questions: readonly SurveyQuestionBody[]
}

type Saved =
  | { allowed: true; surveyNo: number; edition: number }
  | { allowed: false; reason: 'SURVEY_CHANGED' | 'SURVEY_SAME' }

/**
 * Writes another version of a year's survey, or its first; learners who open the survey from then on are asked it. A learner with
 * another version open may hand that in. Of two who write at once the second is told.
 */
export async function saveSurvey(
  client: PrismaClient,
  { year, lastEdition }: { year: number; lastEdition: number },
  body: SurveyBody,
  writing: { employeeNo: number; now: Date },
): Promise<Saved> {
  return transaction<Saved>(client, async (db) => {
    await lockSurvey(db, year)
    const last = await lastSurvey(db, year)
    if ((last?.edition ?? 0) !== lastEdition) return denied('SURVEY_CHANGED')
    if (last && saysTheSame(last, body)) return denied('SURVEY_SAME')
    const surveyNo = await writeSurvey(db, { year, edition: lastEdition + 1 }, body, writing)
    return { allowed: true, surveyNo, edition: lastEdition + 1 }
  })
}

/** Behind the lock of the year; answers the number of the version. */
export async function writeSurvey(
  db: Transaction,
  key: { year: number; edition: number },
  { title, questions }: SurveyBody,
  { employeeNo, now }: { employeeNo: number; now: Date },
): Promise<number> {
  const { surveyNo } = await db.survey.create({
    data: {
      ...key,
      title,
      writtenAt: now,
      writtenByNo: employeeNo,
      questions: {
        create: questions.map(({ kind, text, choices, isScale, isRequired }, place) => ({
          kind,
          text,
          choices: [...choices],
          isScale,
          isRequired,
          position: place + 1,
        })),
      },
    },
  })
  return surveyNo
}

function saysTheSame(one: SurveyBody, other: SurveyBody): boolean {
  return textOf(one) === textOf(other)
}

function textOf({ title, questions }: SurveyBody): string {
  const asked = questions.map(({ kind, text, choices, isScale, isRequired }) => [
    kind,
    text,
    choices,
    isScale,
    isRequired,
  ])
  return JSON.stringify([title, asked])
}
