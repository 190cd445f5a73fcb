import { correctAnswer as contract } from '@hygiene/contracts/content/inquiry/staff/correct-answer'
import { correctAnswer as correct } from '@hygiene/operations/content/inquiry/correct-answer'
import { implement } from '../../../http/implement.ts'

export const correctAnswer = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const done = await correct(deps.db, { ...caller, ipAddress }, input, now)
  if (!done.allowed) throw refuse(done.reason)
  return { version: done.version }
})
