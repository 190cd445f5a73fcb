import type { Implementation } from '../http/implement.ts'
import { listOldEducation } from './list-old-education.ts'
import { markOldPrinted } from './mark-old-printed.ts'
import { readOldEducation } from './read-old-education.ts'

export const OLD_EDUCATION_OPERATIONS: readonly Implementation[] = [
  listOldEducation,
  markOldPrinted,
  readOldEducation,
]
