import type { listCourses } from '@hygiene/contracts/education/course/list-courses'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'

export type Course = EntityOf<typeof listCourses>['list'][number]
