import { orderContents as contract } from '@hygiene/contracts/content/post/staff/order-contents'
import { orderContents as order } from '@hygiene/operations/content/post/order-contents'
import { implement } from '../../../http/implement.ts'
import { writingOf } from './writing-of.ts'

export const orderContents = implement(contract, async (call) => {
  const { input, deps, refuse } = call
  const ordered = await order(deps.db, input, writingOf(call, contract))
  if (!ordered.allowed) throw refuse(ordered.reason)
  return { contentNo: input.contentNo }
})
