import { type PrismaClient, transaction } from '@hygiene/db'
import { denied, type EnrolmentNo, hasEnded, mayDo, studyFactsAt } from '@hygiene/domain'
import { stepOneOnline } from '../../platform/records/step-online.ts'
import { lockStudy } from './find-study.ts'

const PAST_LECTURES = ['studied', 'surveyed', 'completed'] as const

type StudyFinished =
  | { allowed: true; status: (typeof PAST_LECTURES)[number] }
  | {
      allowed: false
      reason: 'ENROLMENT_NOT_FOUND' | 'NOT_PAID' | 'ENROLMENT_ENDED' | 'LECTURES_NOT_FINISHED'
    }

/** All lectures finished: on to the survey. Asked again later it answers where the enrolment stands. */
export async function finishStudy(
  client: PrismaClient,
  { memberNo, enrolmentNo }: { memberNo: number; enrolmentNo: EnrolmentNo },
  now: Date,
): Promise<StudyFinished> {
  return transaction<StudyFinished>(client, async (db) => {
    const study = await lockStudy(db, memberNo, enrolmentNo)
    if (!study) return denied('ENROLMENT_NOT_FOUND')

    const facts = studyFactsAt(study, now)
    const reached = PAST_LECTURES.find((status) => status === facts.status)
    if (reached) return { allowed: true, status: reached }
    if (facts.status === 'applied') return denied('NOT_PAID')
    if (hasEnded(facts.status)) return denied('ENROLMENT_ENDED')
    if (!mayDo('survey', facts, now).allowed) return denied('LECTURES_NOT_FINISHED')

    await stepOneOnline(db, 'finishLectures', enrolmentNo, { studiedAt: now })
    return { allowed: true, status: 'studied' }
  })
}
