import { readCertificateRecord as contract } from '@hygiene/contracts/education/certificate/staff/read-certificate-record'
import { formatCertificateNumber, parseCertificateNumber } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { drawingState } from '../../../documents/drawing-state.ts'
import { frozenFieldsOf } from '../../../documents/frozen-fields.ts'
import { isApprovalPending } from '@hygiene/operations/education/certificate/is-approval-pending'
import { implement } from '../../../http/implement.ts'
import { editionsOf, WITH_EDITIONS } from './certificate-editions.ts'
import { certificateLog } from './certificate-log.ts'

/** Masked, so no reason is asked; the look is in the log. */
export const readCertificateRecord = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { certificateNo: no } = input
    const printed = parseCertificateNumber(input.certificateNumber ?? '')
    const found = await deps.db.certificate.findFirst({
      where: printed ? { certificateNumber: formatCertificateNumber(printed) } : { certificateNo: no ?? 0 },
      include: WITH_EDITIONS,
    })
    const record = found?.enrolment ?? found?.inPerson
    if (!found || !record) throw refuse('CERTIFICATE_NOT_FOUND')
    const { memberNo, printedAt } = record
    const { certificateNo } = found
    const subject = { kind: 'certificate', no: found.certificateNo } as const
    const detail = found.certificateNumber
    await writeAudit(deps.db, {
      caller,
      operation: contract.operation,
      subject,
      detail,
      reason: '',
      ipAddress,
      now,
      memberNos: [memberNo],
    })

    const { courseLine, hours, completedOn } = frozenFieldsOf(found)
    const editions = await editionsOf(deps.db, found)
    return {
      certificateNo,
      certificateNumber: found.certificateNumber,
      memberNo,
      kind: found.enrolmentNo === null ? ('inPerson' as const) : ('online' as const),
      recordNo: found.enrolmentNo ?? found.inPersonEnrolmentNo ?? 0,
      courseLine,
      hours,
      completedOn,
      printedAt: printedAt?.toISOString() ?? null,
      drawing: drawingState(found),
      failure: found.failure,
      editions,
      log: await certificateLog(deps.db, { ...found, memberNo, printedAt }, editions),
      isPending: await isApprovalPending(deps.db, certificateNo, now),
    }
  },
)
