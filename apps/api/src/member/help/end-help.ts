import { endHelp as contract } from '@hygiene/contracts/member/help/end-help'
import { endHelp as end } from '@hygiene/operations/member/help/end-help'
import { implement } from '../../http/implement.ts'

export const endHelp = implement(contract, async ({ input: { helpNo }, caller, deps, now, refuse }) => {
  const verdict = await end(deps.db, { memberNo: caller.memberNo, helpNo }, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { helpNo }
})
