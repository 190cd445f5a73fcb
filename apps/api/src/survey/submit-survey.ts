import { submitSurvey as contract } from '@hygiene/contracts'
import { mayDo, studyFactsAt } from '@hygiene/domain'
import { lockStudy } from '@hygiene/operations/study/find-study'
import { stepOneOnline, stepOnline } from '@hygiene/operations/records/step-online'
import { enrolmentSteps } from '@hygiene/domain'
import { implement } from '../http/implement.ts'
import { Breakage } from '../http/refusal.ts'
import { findSurvey } from './find-survey.ts'
import { readAnswers } from './survey-answers.ts'

/** Stores the one result of an enrolment and moves it on to the identity check. */
export const submitSurvey = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { enrolmentNo, surveyResultBean: result } = input
  return deps.db.$transaction(async (db) => {
    const study = await lockStudy(db, caller.memberNo, enrolmentNo)
    if (!study) throw refuse('ENROLMENT_NOT_FOUND')
    if (study.isSurveyDone) throw refuse('SURVEY_ALREADY_DONE')
    const verdict = mayDo('survey', studyFactsAt(study, now), now)
    if (!verdict.allowed) {
      throw refuse(verdict.reason === 'ALREADY_COMPLETED' ? 'SURVEY_ALREADY_DONE' : verdict.reason)
    }

    const survey = await findSurvey(db, study.year)
    if (survey.surveyNo !== result.surveyNo) throw new Breakage(400, { surveyNo: '다른 해의 설문입니다.' })
    const read = readAnswers(survey.questions, result.answers)
    if (read.state === 'malformed') throw new Breakage(400, { [read.field]: '설문에 없는 답입니다.' })
    if (read.state === 'incomplete') throw refuse('SURVEY_INCOMPLETE')

    await db.surveyResult.create({
      data: { enrolmentNo, surveyNo: survey.surveyNo, answers: read.answers, submittedAt: now },
    })
    // Of a course that lost a lecture the rest may be finished before anybody has written so.
    await stepOnline(db, 'finishLectures', { enrolmentNo }, { studiedAt: now })
    await stepOneOnline(db, 'answerSurvey', enrolmentNo, { surveyedAt: now })
    return { enrolmentNo, status: enrolmentSteps.answerSurvey.to }
  })
})
