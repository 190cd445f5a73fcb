import { readSurvey as contract } from '@hygiene/contracts/education/survey/read-survey'
import { denied } from '@hygiene/domain/verdict'
import { mayDo } from '@hygiene/domain/education/study/study-order'
import { studyFactsAt } from '@hygiene/domain/education/study/study-record'
import { findStudy } from '../study/find-study.ts'
import { query } from '../../kit/operation.ts'
import { lastSurvey } from './last-survey.ts'

export const readSurvey = query(contract, async ({ input, actor, db, now }) => {
  const study = await findStudy(db, actor.memberNo, input.enrolmentNo)
  if (!study) return denied('ENROLMENT_NOT_FOUND')
  const verdict = mayDo('survey', studyFactsAt(study, now), now)
  if (!verdict.allowed && verdict.reason !== 'ALREADY_COMPLETED') return denied(verdict.reason)

  const survey = await lastSurvey(db, study.year)
  if (!survey) return denied('SURVEY_MISSING')
  return {
    surveyNo: survey.surveyNo,
    title: survey.title,
    isDone: study.isSurveyDone,
    questions: survey.questions,
  }
})
