import { courseNeeds } from '@hygiene/domain/education/course/course-needs'
import { z } from 'zod'
import { instant, recordNo } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { courseKindFields, courseRules, ruleDifference, versionState } from './course-shape.ts'

/** Enrolments that keep a version, by how far they are. */
const people = z.object({ unpaid: z.int(), running: z.int(), usedUp: z.int(), completed: z.int() })

/** A course by the number of any of its versions: all versions, who keeps which, and the draft. */
export const readStaffCourse = staffReads('/api/staff/course', {
  permission: 'readCourses',
  input: z.object({ courseNo: recordNo }),
  entity: z.object({
    ...courseKindFields,
    name: z.string(),
    needsTwoPeople: z.boolean(),
    asOf: instant,
    /** The latest first; a draft before all. */
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
        /** Against the version before it. */
        differences: z.array(ruleDifference),
        people,
      }),
    ),
    draft: z
      .object({ courseNo: z.int(), revision: z.int(), savedAt: instant, savedBy: z.string() })
      .nullable(),
    /** Of the draft as it is saved: what an applicant needs, and why it is missing (null: it is there). Empty without a draft. */
    needs: z.array(z.object({ need: z.enum(courseNeeds), fault: z.string().nullable() })),
    /** The request that waits for a second person. */
    pendingApprovalNo: z.int().nullable(),
    /** Questions of the bank that may be drawn. */
    bankCount: z.int(),
    /** All lectures there are, for the draft. */
    lectures: z.array(z.object({ lectureNo: z.int(), title: z.string(), durationSeconds: z.int() })),
  }),
  refusals: ['COURSE_NOT_FOUND'],
})
