import { applyInPerson as contract } from '@hygiene/contracts'
import { applyInPerson as apply } from '@hygiene/operations/in-person/apply-in-person'
import { implement } from '../http/implement.ts'
import { Breakage } from '../http/refusal.ts'

export const applyInPerson = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { privacyConsent: _given, ...application } = input.inPersonApplication
  const applied = await apply(deps, { ...application, memberNo: caller.memberNo }, now)
  if (applied.allowed) return applied.seat
  if (applied.reason === 'NO_PROVINCE') throw new Breakage(400, { sidoCode: '지역을 다시 골라주세요.' })
  throw refuse(applied.reason)
})
