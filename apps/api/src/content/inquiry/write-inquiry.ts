import { writeInquiry as contract } from '@hygiene/contracts/content/inquiry/write-inquiry'
import { writeInquiry as write } from '@hygiene/operations/content/inquiry/write-inquiry'
import { implement } from '../../http/implement.ts'

export const writeInquiry = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const written = await write(deps.db, caller.memberNo, input.inquiryBean, now)
  if (!written.allowed) throw refuse(written.reason)
  return { inquiryNo: written.inquiryNo }
})
