import { restoreContent as contract } from '@hygiene/contracts/content/post/staff/restore-content'
import { restoreContent as restore } from '@hygiene/operations/content/post/restore-content'
import { implement } from '../../../http/implement.ts'
import { writingOf } from './writing-of.ts'

export const restoreContent = implement(contract, async (call) => {
  const { input, deps, refuse } = call
  const restored = await restore(deps.db, input, input.version, writingOf(call, contract))
  if (!restored.allowed) throw refuse(restored.reason)
  return restored
})
