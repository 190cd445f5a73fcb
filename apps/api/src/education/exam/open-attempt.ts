import { openAttempt as contract } from '@hygiene/contracts/education/exam/open-attempt'
import { openAttempt as open } from '@hygiene/operations/education/study/open-attempt'
import { implement } from '../../http/implement.ts'

export const openAttempt = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const own = { memberNo: caller.memberNo, enrolmentNo: input.enrolmentNo }
  const opened = await open(deps.db, own, deps.random, now)
  if (!opened.allowed) throw refuse(opened.reason)
  const { startedAt, ...paper } = opened.paper
  return { ...paper, startedAt: startedAt.toISOString() }
})
