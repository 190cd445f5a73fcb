import { applyOnline as contract } from '@hygiene/contracts/education/enrolment/apply-online'
import { applyOnline as apply } from '@hygiene/operations/education/enrolment/apply-online'
import { keepSentFiles } from '@hygiene/operations/platform/file/keep-sent-files'
import { implement } from '../../http/implement.ts'
import { Breakage } from '../../http/refusal.ts'

export const applyOnline = implement(contract, async ({ input, files, caller, deps, now, refuse }) => {
  const { memberNo } = caller
  const { enrolmentNo, privacyConsent: _given, ...place } = input.onlineApplication
  const kept = await keepSentFiles(deps, memberNo, files, now)
  if (!kept.allowed) throw refuse(kept.reason)
  const applied = await apply(deps.db, { memberNo, enrolmentNo, place, fileNos: kept.fileNos }, now)
  if (!applied.allowed) {
    const { reason } = applied
    if (reason === 'PROVINCE_UNKNOWN') throw new Breakage(400, { sidoCode: '지역을 다시 골라주세요.' })
    if (reason === 'MEMBER_GONE') throw refuse('LOGIN_REQUIRED')
    throw refuse(reason === 'ALREADY_TRAINED_THIS_YEAR' ? 'ALREADY_TRAINED' : reason)
  }
  const { applicationNo, priceWon, ...made } = applied.enrolment
  return { enrolmentNo: made.enrolmentNo, applicationNo, price: priceWon }
})
