import { z } from 'zod'
import { instant } from '../../kit/fields.ts'

export const designationVerdict = z
  .object({
    isAccepted: z.boolean(),
    sentence: z.string(),
    decidedAt: instant,
  })
  .nullable()
