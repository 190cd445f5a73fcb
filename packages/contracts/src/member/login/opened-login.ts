import { z } from 'zod'
import { memberShape } from '../account/member.ts'

export const openedLoginShape = z.object({
  accessToken: z.string(),
  /** Is 1 when verified and 2 when not yet, as in specification section 4. */
  isAuth: z.int(),
  /** Allows an account of isAuth 2 to be verified for half an hour (`storeIdentity`); is otherwise null. */
  verifyToken: z.string().nullable(),
  user: memberShape,
  remainingSeconds: z.int(),
})
