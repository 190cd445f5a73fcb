import { nextYearParts } from '@hygiene/domain/education/course/next-year'
import { z } from 'zod'
import { staffReads } from '../../../kit/declare.ts'
import { instant } from '../../../kit/fields.ts'
import { courseKindFields, ruleDifference, versionState } from './course-shape.ts'

const missingPart = z.object({
  part: z.enum(nextYearParts),
  /** Counts the courses that lack it, and is 1 for the survey. Is 0 if this year has no course either. */
  count: z.int(),
  courseNo: z.int().nullable(),
})

export const readNextYear = staffReads('/api/staff/courses/nextYear', {
  permission: 'readCourses',
  input: z.object({}),
  entity: z.object({
    year: z.int(),
    asOf: instant,
    missing: z.array(missingPart),
    hasSurvey: z.boolean(),
    courses: z.array(
      z.object({
        ...courseKindFields,
        courseNo: z.int(),
        next: z
          .object({
            courseNo: z.int(),
            state: versionState,
            revision: z.int(),
            isPublished: z.boolean(),
            bankCount: z.int(),
            questionCount: z.int(),
            differences: z.array(ruleDifference),
          })
          .nullable(),
      }),
    ),
  }),
})
