import { finishStudy as contract } from '@hygiene/contracts'
import { stepOneOnline } from '@hygiene/operations/records/step-online'
import { hasEnded, mayDo, studyFactsAt } from '@hygiene/domain'
import { lockStudy } from '@hygiene/operations/study/find-study'
import { implement } from '../http/implement.ts'

const PAST_LECTURES = ['studied', 'surveyed', 'completed'] as const

/** All lectures finished: on to the survey. Asked again later it answers where the enrolment stands. */
export const finishStudy = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { enrolmentNo } = input
  return deps.db.$transaction(async (db) => {
    const study = await lockStudy(db, caller.memberNo, enrolmentNo)
    if (!study) throw refuse('ENROLMENT_NOT_FOUND')

    const facts = studyFactsAt(study, now)
    const reached = PAST_LECTURES.find((status) => status === facts.status)
    if (reached) return { enrolmentNo, status: reached }
    if (facts.status === 'applied') throw refuse('NOT_PAID')
    if (hasEnded(facts.status)) throw refuse('ENROLMENT_ENDED')
    if (!mayDo('survey', facts, now).allowed) throw refuse('LECTURES_NOT_FINISHED')

    await stepOneOnline(db, 'finishLectures', enrolmentNo, { studiedAt: now })
    return { enrolmentNo, status: 'studied' as const }
  })
})
