import { listSurveyTexts as contract } from '@hygiene/contracts/education/survey/staff/list-survey-texts'
import { denied } from '@hygiene/domain/verdict'
import { SURVEY_LEAST_ANSWERS } from '@hygiene/domain/education/survey/small-groups'
import { readSurveyTexts } from '../read-survey-texts.ts'
import { query } from '../../../kit/operation.ts'

export const listSurveyTexts = query(contract, async ({ input, db }) => {
  const { surveyNo, questionNo } = input
  const asked = await db.surveyQuestion.count({ where: { surveyNo, questionNo, kind: 'text' } })
  if (asked === 0) return denied('STAFF_SURVEY_NOT_FOUND')
  const forms = await db.surveyResult.count({ where: { surveyNo } })
  if (forms < SURVEY_LEAST_ANSWERS) return { texts: [], isLast: true }
  return readSurveyTexts(db, input)
})
