import { finishSurvey as contract } from '@hygiene/contracts/education/survey/finish-survey'
import { denied } from '@hygiene/domain/verdict'
import { mayDo } from '@hygiene/domain/education/study/study-order'
import { studyFactsAt } from '@hygiene/domain/education/study/study-record'
import { query } from '../../kit/operation.ts'
import { findStudy } from '../study/find-study.ts'

/** Only confirms: the stored survey result has already advanced the step. It may be repeated. */
export const finishSurvey = query(contract, async ({ db, input, actor, now }) => {
  const study = await findStudy(db, actor.memberNo, input.enrolmentNo)
  if (!study) return denied('ENROLMENT_NOT_FOUND')
  const verdict = mayDo('survey', studyFactsAt(study, now), now)
  if (!verdict.allowed && verdict.reason !== 'ALREADY_COMPLETED') return denied(verdict.reason)
  if (!study.isSurveyDone) return denied('SURVEY_NOT_DONE')
  return study
})
