import { readStaffSurvey as contract } from '@hygiene/contracts/education/survey/staff/read-staff-survey'
import { lastSurvey } from '@hygiene/operations/education/survey/last-survey'
import { surveyCounts } from '@hygiene/operations/education/survey/survey-counts'
import { implement } from '../../../http/implement.ts'
import { surveyResults } from './survey-results.ts'

export const readStaffSurvey = implement(contract, async ({ input: { surveyNo }, deps, now, refuse }) => {
  const survey = await deps.db.survey.findUnique({
    where: { surveyNo },
    include: {
      questions: { orderBy: [{ position: 'asc' }, { questionNo: 'asc' }] },
      writtenBy: { select: { name: true } },
    },
  })
  const last = survey && (await lastSurvey(deps.db, survey.year))
  if (!survey || !last) throw refuse('STAFF_SURVEY_NOT_FOUND')
  const { questions, writtenAt, writtenBy, ...columns } = survey
  return {
    ...columns,
    lastEdition: last.edition,
    lastSurveyNo: last.surveyNo,
    writtenAt: writtenAt?.toISOString() ?? null,
    writtenBy: writtenBy?.name ?? null,
    questions,
    asOf: now.toISOString(),
    ...surveyResults(questions, await surveyCounts(deps.db, surveyNo)),
  }
})
