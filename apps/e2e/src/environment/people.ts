import { seoulYear } from '@hygiene/domain/time/seoul-day'
import {
  addCourse,
  addExamQuestions,
  addSurvey,
  type TaughtCourse,
  type LectureWanted,
} from '@hygiene/testing'
import type { Environment } from './open-environment.ts'

export const SAMPLE: LectureWanted = { title: '손 씻기 30초', durationSeconds: 12, mediaKey: 'sample' }
/** Lasts 45 minutes, so that it contains the 40-minute check. */
export const FOOD_LAW: LectureWanted = {
  title: '식품위생법령과 영업자 준수사항',
  durationSeconds: 2700,
  mediaKey: 'food-law',
}

export async function addYearlyCourse(
  db: Environment['db'],
  lectures: LectureWanted[],
): Promise<TaughtCourse> {
  const year = seoulYear(new Date())
  await addSurvey(db, year)
  const course = await addCourse(db, { year, industryType: 1, questionCount: 5, lectures })
  await addExamQuestions(db, 30, course.lectures)
  return course
}
