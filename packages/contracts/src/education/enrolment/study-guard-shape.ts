import { guardStates } from '@hygiene/domain/education/study/december-guard'
import { z } from 'zod'
import { instant } from '../../kit/fields.ts'

/** How the rest of a course stands to the deadline of its year (docs/rules/enrolment.md); null where nothing is said of it. */
export const studyGuard = z
  .object({
    state: z.enum(guardStates),
    /** The latest start, to ten minutes. */
    startBy: instant,
    /** Lectures that are left, and their seconds. */
    lectureCount: z.int(),
    lectureSeconds: z.int(),
    surveyMinutes: z.int(),
    testMinutes: z.int(),
  })
  .nullable()
