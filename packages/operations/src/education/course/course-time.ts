import type { Queries } from '@hygiene/db/connect'
import type { CourseNo } from '@hygiene/domain/record-numbers'
import type { TimeNeeded } from '@hygiene/domain/education/study/december-guard'

export interface CourseTime extends TimeNeeded {
  lectureCount: number
  closesPaymentEarly: boolean
}

export async function findCourseTime(db: Queries, courseNo: CourseNo): Promise<CourseTime> {
  const { lectures, year, surveyMinutes, testMinutes, closesPaymentEarly } =
    await db.course.findUniqueOrThrow({
      where: { courseNo },
      include: { lectures: { include: { lecture: { select: { durationSeconds: true } } } } },
    })
  return {
    year,
    surveyMinutes,
    testMinutes,
    closesPaymentEarly,
    lectureCount: lectures.length,
    lectureSeconds: lectures.reduce((sum, { lecture }) => sum + lecture.durationSeconds, 0),
  }
}
