import { z } from 'zod'
import { job } from '../../kit/job.ts'

/** Creates an inquiry in the name of a new member that asks which former account is theirs. */
export const askAboutFormerAccount = job({
  kind: 'ask-about-former-account',
  queue: 'messages',
  payload: z.object({ memberNo: z.int() }),
})
