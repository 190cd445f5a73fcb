import { submitExam as contract } from '@hygiene/contracts/education/exam/submit-exam'
import { submitExam as submit } from '@hygiene/operations/education/study/submit-exam'
import { implement } from '../../http/implement.ts'
import { Breakage } from '../../http/refusal.ts'

export const submitExam = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const handedIn = { ...input, memberNo: caller.memberNo }
  const submitted = await submit(deps.db, handedIn, deps.config.PUBLIC_URL, now)
  if (!submitted.allowed) {
    if (submitted.reason === 'NOT_ON_PAPER') throw new Breakage(400, { chosen: '문제에 없는 답입니다.' })
    throw refuse(submitted.reason)
  }
  return submitted.result
})
