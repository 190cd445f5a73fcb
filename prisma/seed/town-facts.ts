import type { TownCourses } from './seed-courses.ts'

/** What every part of the seed builds on. */
export interface TownFacts {
  courses: TownCourses
  now: Date
  publicUrl: string
}
