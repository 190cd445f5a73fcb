import { type PrismaClient, transaction } from '@hygiene/db'
import {
  denied,
  type EnrolmentNo,
  enrolmentSteps,
  mayDo,
  studyFactsAt,
  type StudyRefusal,
} from '@hygiene/domain'
import { stepOneOnline, stepOnline } from '../../platform/records/step-online.ts'
import { lastSurvey } from '../survey/last-survey.ts'
import { findOpenSurvey } from './find-open-survey.ts'
import { lockStudy } from './find-study.ts'
import { type GivenAnswer, readAnswers } from './survey-answers.ts'

interface FilledSurvey {
  memberNo: number
  enrolmentNo: EnrolmentNo
  surveyNo: number
  answers: readonly GivenAnswer[]
}

type SurveySubmitted =
  | { allowed: true; status: typeof enrolmentSteps.answerSurvey.to }
  /** Answers that no form of ours sends. */
  | { allowed: false; reason: 'MALFORMED'; field: string }
  | {
      allowed: false
      reason:
        | Exclude<StudyRefusal<'survey'>, 'ALREADY_COMPLETED'>
        | 'ENROLMENT_NOT_FOUND'
        | 'SURVEY_ALREADY_DONE'
        | 'SURVEY_INCOMPLETE'
        | 'SURVEY_MISSING'
        | 'OTHER_SURVEY'
    }

/** Stores the one result of an enrolment and moves it on to the identity check. */
export async function submitSurvey(
  client: PrismaClient,
  { memberNo, enrolmentNo, surveyNo, answers }: FilledSurvey,
  now: Date,
): Promise<SurveySubmitted> {
  return transaction<SurveySubmitted>(client, async (db) => {
    const study = await lockStudy(db, memberNo, enrolmentNo)
    if (!study) return denied('ENROLMENT_NOT_FOUND')
    if (study.isSurveyDone) return denied('SURVEY_ALREADY_DONE')
    const verdict = mayDo('survey', studyFactsAt(study, now), now)
    if (!verdict.allowed) {
      return denied(verdict.reason === 'ALREADY_COMPLETED' ? 'SURVEY_ALREADY_DONE' : verdict.reason)
    }

    const survey = await findOpenSurvey(db, { year: study.year, surveyNo })
    if (!survey) return denied((await lastSurvey(db, study.year)) ? 'OTHER_SURVEY' : 'SURVEY_MISSING')
    const read = readAnswers(survey.questions, answers)
    if (read.state === 'malformed') return { ...denied('MALFORMED'), field: read.field }
    if (read.state === 'incomplete') return denied('SURVEY_INCOMPLETE')

    await db.surveyResult.create({
      data: { enrolmentNo, surveyNo, answers: read.answers, submittedAt: now },
    })
    // Of a course that lost a lecture the rest may be finished before this has been written.
    await stepOnline(db, 'finishLectures', { enrolmentNo }, { studiedAt: now })
    await stepOneOnline(db, 'answerSurvey', enrolmentNo, { surveyedAt: now })
    return { allowed: true, status: enrolmentSteps.answerSurvey.to }
  })
}
