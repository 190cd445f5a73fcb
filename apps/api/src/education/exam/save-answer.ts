import { saveAnswer as contract } from '@hygiene/contracts/education/exam/save-answer'
import { saveAnswer as save } from '@hygiene/operations/education/study/save-answer'
import { implement } from '../../http/implement.ts'
import { Breakage } from '../../http/refusal.ts'

export const saveAnswer = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { attemptNo, ...given } = input
  const saved = await save(deps.db, { memberNo: caller.memberNo, attemptNo }, given, now)
  if (!saved.allowed) {
    if (saved.reason === 'NOT_ON_PAPER') throw new Breakage(400, { chosen: '문제에 없는 답입니다.' })
    throw refuse(saved.reason)
  }
  return { attemptNo, answeredCount: saved.answeredCount }
})
