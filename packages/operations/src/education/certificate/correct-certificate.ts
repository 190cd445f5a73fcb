import { correctCertificate as contract } from '@hygiene/contracts/education/certificate/correct-certificate'
import { issueCertificate } from '@hygiene/contracts/platform/job/issue-certificate'
import { handOver } from '@hygiene/db/outbox'
import { correctedText, type TypedText } from '@hygiene/domain/education/certificate/correct-text'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { correctRecord } from './correct-record.ts'
import { lockCertificate } from './lock-certificate.ts'

/**
 * Replaces text that could not be printed with the owner's corrected text, keeps the old one and queues the drawing. Only
 * possible before a file exists: a drawn certificate never changes.
 */
export const correctCertificate = operation(contract, async ({ db, input, actor: { memberNo }, now }) => {
  const { certificateNumber, ...typed } = input
  const own = await db.certificate.findFirst({
    where: { certificateNumber, OR: [{ enrolment: { memberNo } }, { inPerson: { memberNo } }] },
  })
  const certificate = own && (await lockCertificate(db, own.certificateNo))
  if (certificate?.status !== 'valid') return denied('CERTIFICATE_NOT_ISSUED')

  const { certificateNo, fileNo } = certificate
  const frozen = certificate.frozen as TypedText
  const corrected = correctedText(frozen, typed)
  if (fileNo !== null || corrected === null) return denied('NOTHING_TO_CORRECT')

  const { businessName, address, address2 } = frozen
  await db.certificate.update({
    where: { certificateNo },
    data: {
      frozen: { ...frozen, ...corrected },
      textBefore: { businessName, address, address2 },
      correctedAt: now,
      failure: null,
      signedPayload: null,
    },
  })
  await correctRecord(db, certificate, corrected)
  await handOver(db, issueCertificate, { certificateNo })
  return { certificateNumber }
})
