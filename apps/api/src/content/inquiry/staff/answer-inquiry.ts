import { answerInquiry as contract } from '@hygiene/contracts/content/inquiry/staff/answer-inquiry'
import { answerInquiry as answer } from '@hygiene/operations/content/inquiry/answer-inquiry'
import { implement } from '../../../http/implement.ts'

export const answerInquiry = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const done = await answer(deps.db, { ...caller, ipAddress }, input, now)
  if (!done.allowed) throw refuse(done.reason)
  return { reviewNo: done.reviewNo }
})
