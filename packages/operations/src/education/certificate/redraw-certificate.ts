import { issueCertificate } from '@hygiene/contracts/platform/job/issue-certificate'
import { handOver, type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, type Verdict } from '@hygiene/domain'
import { lockCertificate } from './lock-certificate.ts'
import { writeCertificateAction } from './write-certificate-action.ts'

type Refusal = 'CERTIFICATE_NOT_FOUND' | 'CERTIFICATE_VOID'
export interface CertificateAsked {
  certificateNo: number
  caller: { employeeNo: number }
  ipAddress: string
}

/** Drawn once more from the same frozen fields, so with the same bytes; a lost file comes back. */
export async function redrawCertificate(
  client: PrismaClient,
  asked: CertificateAsked,
  now: Date,
): Promise<Verdict<Refusal>> {
  const { certificateNo } = asked
  return transaction<Verdict<Refusal>>(client, async (db) => {
    const certificate = await lockCertificate(db, certificateNo)
    if (!certificate) return denied('CERTIFICATE_NOT_FOUND')
    if (certificate.status !== 'valid') return denied('CERTIFICATE_VOID')
    await db.certificate.update({ where: { certificateNo }, data: { failure: null } })
    await handOver(db, issueCertificate, { certificateNo })
    await writeCertificateAction(
      db,
      { ...asked, operation: 'redrawCertificate', reason: '' },
      certificateNo,
      now,
    )
    return allowed()
  })
}
