import { nextYearParts } from '@hygiene/domain/education/course/next-year'
import { z } from 'zod'
import { staffReads } from '../../../kit/declare.ts'
import { instant } from '../../../kit/fields.ts'
import { courseKindFields, ruleDifference, versionState } from './course-shape.ts'

/** What the coming year still lacks. */
const missingPart = z.object({
  part: z.enum(nextYearParts),
  /** Courses that lack it; of the survey 1; 0: this year has no course either. */
  count: z.int(),
  /** The draft that lacks it, where there is only one. */
  courseNo: z.int().nullable(),
})

/** The coming year beside this one: what is missing, and on what each course differs. */
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
        /** Of this year's version in force. */
        courseNo: z.int(),
        /** Null: there is none of the coming year. */
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
