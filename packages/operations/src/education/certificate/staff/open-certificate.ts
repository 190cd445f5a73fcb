import type { PrismaClient } from '@hygiene/db/generated/client'
import { caseReason } from '@hygiene/domain/staff/member-case/member-case'
import { denied } from '@hygiene/domain/verdict'
import type { EmployeeActor } from '../../../kit/actor.ts'
import { writeAudit } from '../../../staff/audit-log/write-audit.ts'
import { demandCase } from '../../../staff/member-case/demand-case.ts'

const HOLDER = { select: { memberNo: true } } as const

/** The file of a certificate, as private as the words it prints: only in an open case about its holder. The look is in the log first. */
export async function openCertificate(
  db: PrismaClient,
  certificateNo: number,
  actor: EmployeeActor,
  now: Date,
) {
  const found = await db.certificate.findUnique({
    where: { certificateNo },
    include: { file: true, enrolment: HOLDER, inPerson: HOLDER },
  })
  const { memberNo } = found?.enrolment ?? found?.inPerson ?? {}
  if (!found || memberNo === undefined) return denied('CERTIFICATE_NOT_FOUND')
  const demanded = await demandCase(db, { employeeNo: actor.employeeNo, memberNo }, now)
  if (!demanded.allowed) return demanded
  const { file } = found
  if (file?.state !== 'ready' || found.status !== 'valid') return denied('FILE_NOT_FOUND')

  const { ipAddress } = actor
  await writeAudit(db, {
    caller: actor,
    operation: 'openCertificate',
    subject: { kind: 'certificate', no: found.certificateNo },
    detail: found.certificateNumber,
    reason: caseReason(demanded.case),
    ipAddress,
    now,
    memberNos: [memberNo],
  })
  return { allowed: true as const, file }
}
