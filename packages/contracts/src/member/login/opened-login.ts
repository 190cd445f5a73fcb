import { z } from 'zod'
import { memberShape } from '../account/member.ts'

/** A login as its browser keeps it. */
export const openedLoginShape = z.object({
  accessToken: z.string(),
  /** 1 verified, 2 not yet, as in specification section 4. */
  isAuth: z.int(),
  /** With it an account of isAuth 2 can be verified for half an hour (`storeIdentity`); else null. */
  verifyToken: z.string().nullable(),
  user: memberShape,
  remainingSeconds: z.int(),
})
