import { applyInPerson as contract } from '@hygiene/contracts/in-person/enrolment/apply-in-person'
import { applyInPerson as apply } from '@hygiene/operations/in-person/enrolment/apply-in-person'
import { keepSentFiles } from '@hygiene/operations/platform/file/keep-sent-files'
import { implement } from '../../http/implement.ts'
import { Breakage } from '../../http/refusal.ts'

export const applyInPerson = implement(contract, async ({ input, files, caller, deps, now, refuse }) => {
  const { memberNo } = caller
  const { privacyConsent: _given, ...application } = input.inPersonApplication
  const kept = await keepSentFiles(deps, memberNo, files, now)
  if (!kept.allowed) throw refuse(kept.reason)
  const applied = await apply(deps, { ...application, memberNo, fileNos: kept.fileNos }, now)
  if (applied.allowed) return applied.seat
  if (applied.reason === 'NO_PROVINCE') throw new Breakage(400, { sidoCode: '지역을 다시 골라주세요.' })
  throw refuse(applied.reason)
})
