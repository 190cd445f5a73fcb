import { withdrawContent as contract } from '@hygiene/contracts/content/post/staff/withdraw-content'
import { withdrawContent as withdraw } from '@hygiene/operations/content/post/withdraw-content'
import { implement } from '../../../http/implement.ts'
import { writingOf } from './writing-of.ts'

export const withdrawContent = implement(contract, async (call) => {
  const { input, deps, refuse } = call
  const withdrawn = await withdraw(deps.db, input, writingOf(call, contract))
  if (!withdrawn.allowed) throw refuse(withdrawn.reason)
  return { contentNo: input.contentNo }
})
