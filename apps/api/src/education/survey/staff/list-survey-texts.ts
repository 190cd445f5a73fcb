import { listSurveyTexts as contract } from '@hygiene/contracts/education/survey/staff/list-survey-texts'
import { SURVEY_LEAST_ANSWERS } from '@hygiene/domain'
import { readSurveyTexts } from '@hygiene/operations/education/survey/read-survey-texts'
import { implement } from '../../../http/implement.ts'

export const listSurveyTexts = implement(contract, async ({ input, deps, refuse }) => {
  const { surveyNo, questionNo } = input
  const asked = await deps.db.surveyQuestion.count({ where: { surveyNo, questionNo, kind: 'text' } })
  if (asked === 0) throw refuse('STAFF_SURVEY_NOT_FOUND')
  const forms = await deps.db.surveyResult.count({ where: { surveyNo } })
  if (forms < SURVEY_LEAST_ANSWERS) return { texts: [], isLast: true }
  return readSurveyTexts(deps.db, input)
})
