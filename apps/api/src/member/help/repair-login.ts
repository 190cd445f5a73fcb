import { repairLogin as contract } from '@hygiene/contracts/member/help/repair-login'
import { repairLogin as repair } from '@hygiene/operations/member/help/repair-login'
import { implement } from '../../http/implement.ts'
import { Breakage } from '../../http/refusal.ts'

/** On behalf only: a person who is signed in needs no way back in. */
export const repairLogin = implement(contract, async ({ caller: { memberNo, help }, deps, now, refuse }) => {
  if (!help) throw new Breakage(400)
  const verdict = await repair(deps.db, { memberNo, helpNo: help.helpNo }, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  return {}
})
