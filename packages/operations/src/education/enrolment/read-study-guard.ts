import { readStudyGuard as contract } from '@hygiene/contracts/education/enrolment/read-study-guard'
import { denied } from '@hygiene/domain/verdict'
import { isPaymentClosed } from '@hygiene/domain/education/study/december-guard'
import { OnlineType, SalesType } from '@hygiene/domain/text'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { findCurrentCourses } from '../course/find-current-courses.ts'
import { findCourseTime } from '../course/course-time.ts'
import { query } from '../../kit/operation.ts'
import { guardAnswer } from '../study/study-guard.ts'

export const readStudyGuard = query(contract, async ({ input, actor, db, now }) => {
  const { applicationNo, industryType } = input
  if (applicationNo !== undefined) {
    const own = await db.application.findFirst({
      where: { applicationNo, memberNo: actor.memberNo },
      include: { enrolments: true },
    })
    if (!own) return denied('ENROLMENT_NOT_FOUND')
    const unpaid = own.enrolments.find(({ status }) => status === 'applied')
    return unpaid ? answer(unpaid.courseNo) : { guard: null, isPaymentClosed: false }
  }
  const kind = {
    year: seoulYear(now),
    salesType: SalesType.existing,
    onlineType: OnlineType.online,
    industryType,
  }
  const [course] = await findCurrentCourses(db, kind, now)
  if (!course) return denied('COURSE_NOT_OFFERED')
  return answer(course.courseNo)

  async function answer(courseNo: number) {
    const time = await findCourseTime(db, courseNo)
    return { guard: guardAnswer(time, false, now), isPaymentClosed: isPaymentClosed(time, now) }
  }
})
