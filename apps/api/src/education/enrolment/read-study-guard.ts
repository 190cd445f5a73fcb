import { readStudyGuard as contract } from '@hygiene/contracts/education/enrolment/read-study-guard'
import { isPaymentClosed, OnlineType, SalesType, seoulYear } from '@hygiene/domain'
import { findCurrentCourses } from '@hygiene/operations/education/course/find-current-courses'
import { findCourseTime } from '@hygiene/operations/education/course/course-time'
import { implement } from '../../http/implement.ts'
import { guardAnswer } from '@hygiene/operations/education/study/study-guard'

export const readStudyGuard = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { applicationNo, industryType } = input
  if (applicationNo !== undefined) {
    const own = await deps.db.application.findFirst({
      where: { applicationNo, memberNo: caller.memberNo },
      include: { enrolments: true },
    })
    if (!own) throw refuse('ENROLMENT_NOT_FOUND')
    const unpaid = own.enrolments.find(({ status }) => status === 'applied')
    return unpaid ? answer(unpaid.courseNo) : { guard: null, isPaymentClosed: false }
  }
  const kind = {
    year: seoulYear(now),
    salesType: SalesType.existing,
    onlineType: OnlineType.online,
    industryType,
  }
  const [course] = await findCurrentCourses(deps.db, kind, now)
  if (!course) throw refuse('COURSE_NOT_OFFERED')
  return answer(course.courseNo)

  async function answer(courseNo: number) {
    const time = await findCourseTime(deps.db, courseNo)
    return { guard: guardAnswer(time, false, now), isPaymentClosed: isPaymentClosed(time, now) }
  }
})
