import { addEnrolment, addPerson, type Course } from '@hygiene/testing'
import type { LectureKey } from '../steps/study.ts'
import type { Town } from './open-town.ts'

/** A person who has paid and watched this much of each lecture. */
export async function addStudent(
  db: Town['db'],
  course: Course,
  userId: string,
  watchedSeconds: number[],
): Promise<LectureKey> {
  const { onlineEduNo } = await addEnrolment(db, await addPerson(db, { userId }), course, {
    status: 'studying',
    appliedAt: new Date(),
    watchedSeconds,
  })
  return { onlineEduNo, onlineClassNo: course.lectures[0]?.onlineClassNo ?? 0 }
}

/** What the server has credited of a lecture, in seconds. */
export async function creditedSeconds(db: Town['db'], lecture: LectureKey): Promise<number> {
  const progress = await db.lectureProgress.findFirst({
    where: { onlineEduNo: lecture.onlineEduNo, onlineClassNo: lecture.onlineClassNo },
  })
  return (progress?.creditedMs ?? 0) / 1000
}
