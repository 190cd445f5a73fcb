import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { courseKindFields, ruleDifference, versionState } from './course-shape.ts'
import { missingPart } from './missing-part.ts'

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
