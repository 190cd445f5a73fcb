import { courseNeeds } from '@hygiene/domain/education/course/course-needs'
import { z } from 'zod'
import { instant, recordNo } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { courseKindFields, courseRules, ruleDifference, versionState } from './course-shape.ts'

const people = z.object({ unpaid: z.int(), running: z.int(), usedUp: z.int(), completed: z.int() })

/** Returns a course by the number of any version: all versions, the enrolments of each, and the draft. */
export const readStaffCourse = staffReads('/api/staff/course', {
  permission: 'readCourses',
  input: z.object({ courseNo: recordNo }),
  entity: z.object({
    ...courseKindFields,
    name: z.string(),
    needsTwoPeople: z.boolean(),
    asOf: instant,
    versions: z.array(
      z.object({
        courseNo: z.int(),
        edition: z.int(),
        state: versionState,
        startsAt: instant.nullable(),
        publishedAt: instant.nullable(),
        publishedBy: z.string().nullable(),
        approvalNo: z.int().nullable(),
        rules: courseRules,
        differences: z.array(ruleDifference),
        people,
      }),
    ),
    draft: z
      .object({ courseNo: z.int(), revision: z.int(), savedAt: instant, savedBy: z.string() })
      .nullable(),
    /** Checks the saved draft: what an applicant needs, and why it is missing (null if present). Is empty without a draft. */
    needs: z.array(z.object({ need: z.enum(courseNeeds), fault: z.string().nullable() })),
    pendingApprovalNo: z.int().nullable(),
    bankCount: z.int(),
    lectures: z.array(z.object({ lectureNo: z.int(), title: z.string(), durationSeconds: z.int() })),
  }),
  refusals: ['COURSE_NOT_FOUND'],
})
