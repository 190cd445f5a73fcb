import { finishStudy as contract } from '@hygiene/contracts/education/enrolment/finish-study'
import { denied } from '@hygiene/domain/verdict'
import { hasEnded } from '@hygiene/domain/education/enrolment/enrolment-status'
import { mayDo } from '@hygiene/domain/education/study/study-order'
import { studyFactsAt } from '@hygiene/domain/education/study/study-record'
import { operation } from '../../kit/operation.ts'
import { stepOneOnline } from '../../platform/records/step-online.ts'
import { lockStudy } from '../study/find-study.ts'

const PAST_LECTURES = ['studied', 'surveyed', 'completed'] as const

/** Moves a finished study to the survey. A repeated call returns the current state. */
export const finishStudy = operation(contract, async ({ db, input: { enrolmentNo }, actor, now }) => {
  const study = await lockStudy(db, actor.memberNo, enrolmentNo)
  if (!study) return denied('ENROLMENT_NOT_FOUND')

  const facts = studyFactsAt(study, now)
  const reached = PAST_LECTURES.find((status) => status === facts.status)
  if (reached) return { enrolmentNo, status: reached }
  if (facts.status === 'applied') return denied('NOT_PAID')
  if (hasEnded(facts.status)) return denied('ENROLMENT_ENDED')
  if (!mayDo('survey', facts, now).allowed) return denied('LECTURES_NOT_FINISHED')

  await stepOneOnline(db, 'finishLectures', enrolmentNo, { studiedAt: now })
  return { enrolmentNo, status: 'studied' as const }
})
