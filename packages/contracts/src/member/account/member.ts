import { z } from 'zod'
import { instant } from '../../kit/fields.ts'

/** Contains neither password nor identity key. */
export const memberShape = z.object({
  userId: z.string(),
  name: z.string(),
  loginDate: instant,
})
