import { z } from 'zod'
import { instant } from '../../kit/fields.ts'

/** The logged-in operator as the client keeps it; no password, no identity key. */
export const memberShape = z.object({
  userId: z.string(),
  name: z.string(),
  loginDate: instant,
})
