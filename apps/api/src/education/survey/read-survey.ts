import { readSurvey as contract } from '@hygiene/contracts/education/survey/read-survey'
import { mayDo, studyFactsAt } from '@hygiene/domain'
import { findStudy } from '@hygiene/operations/education/study/find-study'
import { implement } from '../../http/implement.ts'
import { findSurvey } from '@hygiene/operations/education/study/find-survey'

/** The questions, once all lectures are seen; also afterwards, to see that it is done. */
export const readSurvey = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const study = await findStudy(deps.db, caller.memberNo, input.enrolmentNo)
  if (!study) throw refuse('ENROLMENT_NOT_FOUND')
  const verdict = mayDo('survey', studyFactsAt(study, now), now)
  if (!verdict.allowed && verdict.reason !== 'ALREADY_COMPLETED') throw refuse(verdict.reason)

  const survey = await findSurvey(deps.db, study.year)
  if (!survey) throw refuse('SURVEY_MISSING')
  return {
    surveyNo: survey.surveyNo,
    title: survey.title,
    isDone: study.isSurveyDone,
    questions: survey.questions,
  }
})
