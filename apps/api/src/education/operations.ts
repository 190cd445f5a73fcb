import type { Implementation } from '../http/implement.ts'
import { listCourses } from './list-courses.ts'

export const EDUCATION_OPERATIONS: readonly Implementation[] = [listCourses]
