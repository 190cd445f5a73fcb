import { nextYearParts } from '@hygiene/domain/education/course/next-year'
import { z } from 'zod'

/** What the coming year still lacks. */
export const missingPart = z.object({
  part: z.enum(nextYearParts),
  /** Courses that lack it; of the survey 1; 0: this year has no course either. */
  count: z.int(),
  /** The draft that lacks it, where there is only one. */
  courseNo: z.int().nullable(),
})
