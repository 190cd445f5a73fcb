import { randomBytes } from 'node:crypto'
import { beginIdentityCheck as contract } from '@hygiene/contracts/member/identity-check/begin-identity-check'
import { denied } from '@hygiene/domain/verdict'
import { IdentityMethod } from '@hygiene/domain/text'
import { mayDo } from '@hygiene/domain/education/study/study-order'
import { studyFactsAt } from '@hygiene/domain/education/study/study-record'
import { operation } from '../../kit/operation.ts'
import { CHANNEL_NEEDS, channelOf } from '../../member/identity-check/identity-channel.ts'
import { findStudy } from './find-study.ts'

/** Creates a verification id bound to the enrolment and the login, so a verification made elsewhere is not accepted. */
export const beginIdentityCheck = operation(
  contract,
  { needs: [...CHANNEL_NEEDS, 'PORTONE_SDK_URL', 'PORTONE_STORE_ID'] },
  async (call) => {
    const { db, input, actor, now, PORTONE_SDK_URL: sdkUrl, PORTONE_STORE_ID: storeId } = call
    const { enrolmentNo, method } = input
    const study = await findStudy(db, actor.memberNo, enrolmentNo)
    if (!study) return denied('ENROLMENT_NOT_FOUND')
    const verdict = mayDo('identity', studyFactsAt(study, now), now)
    if (!verdict.allowed) return verdict
    const channelKey = channelOf(method, call)
    if (channelKey === null) return denied('IDENTITY_CHANNEL_CLOSED')

    const { loginNo } = actor
    const identityVerificationId = `identity${randomBytes(16).toString('hex')}`
    const made = { method: IdentityMethod[method], requestedAt: now }
    await db.identityCheck.create({ data: { identityVerificationId, enrolmentNo, loginNo, ...made } })
    const { userName, phone, birth } = study
    const customer = { fullName: userName, phoneNumber: phone, birthDate: birth }
    return { identityVerificationId, storeId, channelKey, sdkUrl, customer }
  },
)
