import { beginIdentityCheck as contract } from '@hygiene/contracts/member/identity-check/begin-identity-check'
import { beginIdentityCheck as begin } from '@hygiene/operations/education/study/begin-identity-check'
import { implement } from '../../http/implement.ts'
import { channelOf } from './identity-channel.ts'

export const beginIdentityCheck = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { enrolmentNo, method } = input
  const { memberNo, loginNo } = caller
  const wanted = { memberNo, loginNo, enrolmentNo, method, channelKey: channelOf(method, deps.config) }
  const begun = await begin(deps.db, wanted, now)
  if (!begun.allowed) throw refuse(begun.reason)

  const { userName, phone, birth } = begun.study
  return {
    identityVerificationId: begun.identityVerificationId,
    storeId: deps.config.PORTONE_STORE_ID,
    channelKey: begun.channelKey,
    sdkUrl: deps.config.PORTONE_SDK_URL,
    customer: { fullName: userName, phoneNumber: phone, birthDate: birth },
  }
})
