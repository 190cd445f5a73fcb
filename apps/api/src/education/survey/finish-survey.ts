import { finishSurvey as contract } from '@hygiene/contracts/education/survey/finish-survey'
import { mayDo, studyFactsAt } from '@hygiene/domain'
import { findStudy } from '@hygiene/operations/education/study/find-study'
import { implement } from '../../http/implement.ts'

/** The step itself is done by the stored result; this confirms it, as often as it is asked. */
export const finishSurvey = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const study = await findStudy(deps.db, caller.memberNo, input.enrolmentNo)
  if (!study) throw refuse('ENROLMENT_NOT_FOUND')
  const verdict = mayDo('survey', studyFactsAt(study, now), now)
  if (!verdict.allowed && verdict.reason !== 'ALREADY_COMPLETED') throw refuse(verdict.reason)
  if (!study.isSurveyDone) throw refuse('SURVEY_NOT_DONE')
  return { enrolmentNo: study.enrolmentNo, status: study.status }
})
