import type { EntityOf, listCourses } from '@hygiene/contracts'

/** The course that is applied for. */
export type Course = EntityOf<typeof listCourses>['list'][number]
