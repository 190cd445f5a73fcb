import type { Transaction } from '@hygiene/db'
import { writeAudit } from '../../staff/audit-log/write-audit.ts'
import { memberOfCertificate } from './member-of-certificate.ts'

interface CertificateAction {
  caller: { employeeNo: number }
  ipAddress: string
  operation: string
  reason: string
}

/** The action of an employee in the log, under the certificate's number: its record shows its acts by that. */
export async function writeCertificateAction(
  db: Transaction,
  { caller, ipAddress, operation, reason }: CertificateAction,
  certificateNo: number,
  now: Date,
): Promise<void> {
  const certificate = await db.certificate.findUniqueOrThrow({ where: { certificateNo } })
  const { certificateNumber, edition } = certificate
  await writeAudit(db, {
    caller,
    operation,
    subject: { kind: 'certificate', no: certificateNo },
    detail: `${certificateNumber} 버전 ${edition}`,
    reason,
    ipAddress,
    now,
    memberNos: [await memberOfCertificate(db, certificate)],
  })
}
