import { randomBytes } from 'node:crypto'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { IdentityMethod, type IdentityChannel } from '@hygiene/domain/text'
import { mayDo, type StudyRefusal } from '@hygiene/domain/education/study/study-order'
import { studyFactsAt } from '@hygiene/domain/education/study/study-record'
import { findStudy, type Study } from './find-study.ts'

interface CheckWanted {
  memberNo: number
  loginNo: string
  enrolmentNo: EnrolmentNo
  method: IdentityChannel
  /** The provider's channel of this way; null where the service offers none. */
  channelKey: string | null
}

type CheckBegun =
  | { allowed: true; identityVerificationId: string; channelKey: string; study: Study }
  | { allowed: false; reason: StudyRefusal<'identity'> | 'ENROLMENT_NOT_FOUND' | 'IDENTITY_CHANNEL_CLOSED' }

/** Makes the id of a verification and binds it to enrolment and login: a verification of another place is worth nothing here. */
export async function beginIdentityCheck(
  db: PrismaClient,
  { memberNo, loginNo, enrolmentNo, method, channelKey }: CheckWanted,
  now: Date,
): Promise<CheckBegun> {
  const study = await findStudy(db, memberNo, enrolmentNo)
  if (!study) return denied('ENROLMENT_NOT_FOUND')
  const verdict = mayDo('identity', studyFactsAt(study, now), now)
  if (!verdict.allowed) return verdict
  if (channelKey === null) return denied('IDENTITY_CHANNEL_CLOSED')

  const identityVerificationId = `identity${randomBytes(16).toString('hex')}`
  await db.identityCheck.create({
    data: { identityVerificationId, enrolmentNo, loginNo, method: IdentityMethod[method], requestedAt: now },
  })
  return { allowed: true, identityVerificationId, channelKey, study }
}
