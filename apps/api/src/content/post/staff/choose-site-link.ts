import { chooseSiteLink as contract } from '@hygiene/contracts/content/post/staff/choose-site-link'
import { chooseSiteLink as choose } from '@hygiene/operations/content/post/choose-site-link'
import { implement } from '../../../http/implement.ts'
import { writingOf } from './writing-of.ts'

export const chooseSiteLink = implement(contract, async (call) => {
  const { input, deps, refuse } = call
  const chosen = await choose(deps.db, input, writingOf(call, contract))
  if (!chosen.allowed) throw refuse(chosen.reason)
  return { version: chosen.version }
})
