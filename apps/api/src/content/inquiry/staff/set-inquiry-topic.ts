import { setInquiryTopic as contract } from '@hygiene/contracts/content/inquiry/staff/set-inquiry-topic'
import { setInquiryTopic as set } from '@hygiene/operations/content/inquiry/set-inquiry-topic'
import { implement } from '../../../http/implement.ts'

export const setInquiryTopic = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const done = await set(deps.db, { ...caller, ipAddress }, input, now)
    if (!done.allowed) throw refuse(done.reason)
    return { inquiryNo: input.inquiryNo }
  },
)
