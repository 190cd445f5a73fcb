import { submitSurvey as contract } from '@hygiene/contracts/education/survey/submit-survey'
import { denied } from '@hygiene/domain/verdict'
import { enrolmentSteps } from '@hygiene/domain/education/enrolment/enrolment-step'
import { mayDo } from '@hygiene/domain/education/study/study-order'
import { studyFactsAt } from '@hygiene/domain/education/study/study-record'
import { Malformed } from '../../kit/malformed.ts'
import { operation } from '../../kit/operation.ts'
import { stepOneOnline, stepOnline } from '../../platform/records/step-online.ts'
import { lockStudy } from '../study/find-study.ts'
import { lastSurvey } from './last-survey.ts'
import { readAnswers } from './survey-answers.ts'

export const submitSurvey = operation(contract, async ({ db, input, actor, now }) => {
  const { enrolmentNo } = input
  const { surveyNo, answers } = input.surveyResultBean
  const study = await lockStudy(db, actor.memberNo, enrolmentNo)
  if (!study) return denied('ENROLMENT_NOT_FOUND')
  if (study.isSurveyDone) return denied('SURVEY_ALREADY_DONE')
  const verdict = mayDo('survey', studyFactsAt(study, now), now)
  if (!verdict.allowed) {
    return denied(verdict.reason === 'ALREADY_COMPLETED' ? 'SURVEY_ALREADY_DONE' : verdict.reason)
  }

  // Uses the version that the learner has open, even if a newer one exists.
  const { year } = study
  const survey = await db.survey.findFirst({ where: { year, surveyNo }, include: { questions: true } })
  if (!survey) {
    if (await lastSurvey(db, year)) throw new Malformed({ surveyNo: '다른 해의 설문입니다.' })
    return denied('SURVEY_MISSING')
  }
  const read = readAnswers(survey.questions, answers)
  if (read === null) return denied('SURVEY_INCOMPLETE')

  await db.surveyResult.create({ data: { enrolmentNo, surveyNo, answers: read, submittedAt: now } })
  // Finishes the lectures here too: if the course lost a lecture, the rest may already be finished without a stored step.
  await stepOnline(db, 'finishLectures', { enrolmentNo }, { studiedAt: now })
  await stepOneOnline(db, 'answerSurvey', enrolmentNo, { surveyedAt: now })
  return { enrolmentNo, status: enrolmentSteps.answerSurvey.to }
})
