import { z } from 'zod'
import { instant } from '../../kit/fields.ts'

/** What staff said of the file that is handed in now; null while it waits. */
export const designationVerdict = z
  .object({
    isAccepted: z.boolean(),
    /** What is to be corrected; empty where it was accepted. */
    sentence: z.string(),
    decidedAt: instant,
  })
  .nullable()
