import type { DemoCourses } from './seed-courses.ts'

/** What every part of the seed builds on. */
export interface DemoFacts {
  courses: DemoCourses
  now: Date
  publicUrl: string
}
