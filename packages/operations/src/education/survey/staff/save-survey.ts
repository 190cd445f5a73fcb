import { saveSurvey as contract } from '@hygiene/contracts/education/survey/staff/save-survey'
import { lockSurvey } from '@hygiene/db/locks'
import type { Survey, SurveyQuestion } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { lastSurvey } from '../last-survey.ts'

type SurveyBody = Pick<Survey, 'title'> & {
  questions: readonly Pick<SurveyQuestion, 'kind' | 'text' | 'choices' | 'isScale' | 'isRequired'>[]
}

/**
 * Writes a new version of a year's survey. Learners who open it later get this version; an open older one may still be submitted.
 * The second of two concurrent writers is refused.
 */
export const saveSurvey = operation(contract, async ({ db, input, actor, now }) => {
  const { year, lastEdition } = input
  await lockSurvey(db, year)
  const last = await lastSurvey(db, year)
  if ((last?.edition ?? 0) !== lastEdition) return denied('SURVEY_CHANGED')
  if (last && textOf(last) === textOf(input)) return denied('SURVEY_SAME')
  const key = { year, edition: lastEdition + 1 }
  return writeSurvey(db, key, input, { employeeNo: actor.employeeNo, now })
})

export async function writeSurvey(
  db: Transaction,
  key: { year: number; edition: number },
  { title, questions }: SurveyBody,
  { employeeNo, now }: { employeeNo: number; now: Date },
) {
  return db.survey.create({
    data: {
      ...key,
      title,
      writtenAt: now,
      writtenByNo: employeeNo,
      questions: {
        create: questions.map(({ kind, text, choices, isScale, isRequired }, place) => ({
          kind,
          text,
          choices,
          isScale,
          isRequired,
          position: place + 1,
        })),
      },
    },
    select: { surveyNo: true, edition: true },
  })
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
