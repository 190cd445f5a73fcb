import { guardStates } from '@hygiene/domain/education/study/december-guard'
import { z } from 'zod'
import { instant } from '../../kit/fields.ts'

/**
 * Compares the remaining study time with the year's deadline (docs/rules/enrolment.md). Is null if there is nothing to report.
 */
export const studyGuard = z
  .object({
    state: z.enum(guardStates),
    /** Is the latest start, rounded to ten minutes. */
    startBy: instant,
    lectureCount: z.int(),
    lectureSeconds: z.int(),
    surveyMinutes: z.int(),
    testMinutes: z.int(),
  })
  .nullable()
