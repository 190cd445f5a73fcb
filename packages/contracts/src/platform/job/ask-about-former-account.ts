import { z } from 'zod'
import { job } from '../../kit/job.ts'

/** Asks an employee, as an inquiry of a new member, which former account is theirs. */
export const askAboutFormerAccount = job({
  kind: 'ask-about-former-account',
  queue: 'messages',
  payload: z.object({ memberNo: z.int() }),
})
