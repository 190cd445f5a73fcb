import { redrawCertificate as contract } from '@hygiene/contracts/education/certificate/staff/redraw-certificate'
import { issueCertificate } from '@hygiene/contracts/platform/job/issue-certificate'
import { handOver } from '@hygiene/db/outbox'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { certificateAction } from '../certificate-action.ts'
import { lockCertificate } from '../lock-certificate.ts'

/** Draws the certificate again from the same frozen fields, so the bytes are identical. A lost file is restored. */
export const redrawCertificate = operation(contract, async ({ db, input: { certificateNo }, log }) => {
  const certificate = await lockCertificate(db, certificateNo)
  if (!certificate) return denied('CERTIFICATE_NOT_FOUND')
  if (certificate.status !== 'valid') return denied('CERTIFICATE_VOID')
  await db.certificate.update({ where: { certificateNo }, data: { failure: null } })
  await handOver(db, issueCertificate, { certificateNo })
  log(await certificateAction(db, certificate))
  return { certificateNo }
})
