import { addEnrolment, addPerson, type TaughtCourse } from '@hygiene/testing'
import type { LectureKey } from '../steps/study.ts'
import type { Environment } from './open-environment.ts'

export async function addStudent(
  db: Environment['db'],
  course: TaughtCourse,
  userId: string,
  watchedSeconds: number[],
): Promise<LectureKey> {
  const { enrolmentNo } = await addEnrolment(db, await addPerson(db, { userId }), course, {
    status: 'studying',
    appliedAt: new Date(),
    watchedSeconds,
  })
  return { enrolmentNo, lectureNo: course.lectures[0]?.lectureNo ?? 0 }
}

export async function creditedSeconds(db: Environment['db'], lecture: LectureKey): Promise<number> {
  const progress = await db.lectureProgress.findFirst({
    where: { enrolmentNo: lecture.enrolmentNo, lectureNo: lecture.lectureNo },
  })
  return (progress?.creditedMs ?? 0) / 1000
}
