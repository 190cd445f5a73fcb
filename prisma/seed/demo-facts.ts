import type { DemoCourses } from './seed-courses.ts'

export interface DemoFacts {
  courses: DemoCourses
  now: Date
  publicUrl: string
}
