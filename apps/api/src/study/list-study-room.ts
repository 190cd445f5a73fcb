import { listStudyRoom as contract, pageFactsOf, pageWindow } from '@hygiene/contracts'
import { countsOf, type EnrolmentStatus, readStudyCounts } from '@hygiene/db'
import { lastStudyDay, nextStudyStep, seoulYear, studyFactsAt } from '@hygiene/domain'
import { implement } from '../http/implement.ts'

const IN_PROGRESS: EnrolmentStatus[] = ['paid', 'studying', 'studied', 'surveyed']

/** Paid courses of the person: those of this year and every completed one, newest first. */
export const listStudyRoom = implement(contract, async ({ input, caller, deps, now }) => {
  const where = {
    memberNo: caller.memberNo,
    OR: [{ status: 'completed' as const }, { status: { in: IN_PROGRESS }, year: { gte: seoulYear(now) } }],
  }
  const [totalRow, enrolments] = await Promise.all([
    deps.db.onlineEnrolment.count({ where }),
    deps.db.onlineEnrolment.findMany({
      where,
      include: { course: true },
      orderBy: [{ appliedAt: 'desc' }, { onlineEduNo: 'desc' }],
      ...pageWindow(input.page, input.limit),
    }),
  ])
  const counts = await readStudyCounts(
    deps.db,
    enrolments.map(({ onlineEduNo }) => onlineEduNo),
  )

  const list = enrolments.map((enrolment) => {
    const count = countsOf(counts, enrolment.onlineEduNo)
    return {
      onlineEduNo: enrolment.onlineEduNo,
      educationName: enrolment.course.name,
      businessName: enrolment.businessName,
      industryType: enrolment.industryType,
      salesType: enrolment.salesType,
      year: enrolment.year,
      status: enrolment.status,
      endDate: lastStudyDay(enrolment.year),
      lectureCount: count.lectureCount,
      finishedCount: count.finishedLectureCount,
      totalSeconds: count.totalSeconds,
      studiedSeconds: count.studiedSeconds,
      nextStep: nextStudyStep(studyFactsAt({ ...enrolment, ...count }, now), now),
    }
  })
  return { list, pageInfo: pageFactsOf(input.page, input.limit, totalRow) }
})
