import { randomBytes } from 'node:crypto'
import { beginIdentityCheck as contract } from '@hygiene/contracts'
import { IdentityMethod, mayDo, studyFactsAt } from '@hygiene/domain'
import { findStudy } from '@hygiene/operations/study/find-study'
import { implement } from '../http/implement.ts'
import { channelOf } from './identity-channel.ts'

/** Makes the id of a verification and binds it to enrolment and session: a verification of another place is worth nothing here. */
export const beginIdentityCheck = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const study = await findStudy(deps.db, caller.memberNo, input.enrolmentNo)
  if (!study) throw refuse('ENROLMENT_NOT_FOUND')
  const verdict = mayDo('identity', studyFactsAt(study, now), now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  const channelKey = channelOf(input.method, deps.config)
  if (channelKey === null) throw refuse('IDENTITY_WAY_CLOSED')

  const identityVerificationId = `identity${randomBytes(16).toString('hex')}`
  await deps.db.identityCheck.create({
    data: {
      identityVerificationId,
      enrolmentNo: study.enrolmentNo,
      loginNo: caller.loginNo,
      method: IdentityMethod[input.method],
      requestedAt: now,
    },
  })
  const { PORTONE_SDK_URL, PORTONE_STORE_ID } = deps.config
  return {
    identityVerificationId,
    storeId: PORTONE_STORE_ID,
    channelKey,
    sdkUrl: PORTONE_SDK_URL,
    customer: { fullName: study.userName, phoneNumber: study.phone, birthDate: study.birth },
  }
})
