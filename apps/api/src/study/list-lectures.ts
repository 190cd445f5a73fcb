import { listLectures as contract } from '@hygiene/contracts'
import { findStudy, type Queries, type Study } from '@hygiene/db'
import {
  identityValidUntil,
  isIdentityValid,
  lastStudyDay,
  mayLookAtLectures,
  nextStudyStep,
  studyFactsAt,
} from '@hygiene/domain'
import { implement } from '../http/implement.ts'
import { studyStatusOf } from './watch-record.ts'

/** The lectures with the stored study time, and what comes after them. A completed course may be looked at. */
export const listLectures = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const study = await findStudy(deps.db, caller.memberNo, input.onlineEduNo)
  if (!study) throw refuse('ENROLMENT_NOT_FOUND')
  const verdict = mayLookAtLectures(study, now)
  if (!verdict.allowed) throw refuse(verdict.reason)

  const facts = studyFactsAt(study, now)
  const { identityCheckedAt } = study
  const isChecked = identityCheckedAt !== null && isIdentityValid(facts, now)
  return {
    onlineEduNo: study.onlineEduNo,
    educationName: study.course.name,
    businessName: study.businessName,
    status: study.status,
    endDate: lastStudyDay(study.year),
    list: await lecturesOf(deps.db, study),
    surveyedAt: study.surveyedAt?.toISOString() ?? null,
    identityValidUntil: isChecked ? identityValidUntil(identityCheckedAt).toISOString() : null,
    completedAt: study.completedAt?.toISOString() ?? null,
    nextStep: nextStudyStep(facts, now),
  }
})

async function lecturesOf(db: Queries, { educationCodeNo, onlineEduNo }: Study) {
  const places = await db.courseLecture.findMany({
    where: { educationCodeNo },
    include: { lecture: { include: { progress: { where: { onlineEduNo } } } } },
    orderBy: { position: 'asc' },
  })
  return places.map(({ lecture }, index) => {
    const progress = lecture.progress[0]
    return {
      onlineClassNo: lecture.onlineClassNo,
      order: index + 1,
      title: lecture.title,
      summary: lecture.summary,
      durationSeconds: lecture.durationSeconds,
      studyTime: Math.floor((progress?.creditedMs ?? 0) / 1000),
      status: studyStatusOf(Boolean(progress?.finishedAt)),
      hasCaptions: lecture.hasCaptions,
    }
  })
}
