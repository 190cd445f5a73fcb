import { openCertificate as contract } from '@hygiene/contracts/education/certificate/staff/open-certificate'
import { caseReason } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { demandCase } from '@hygiene/operations/staff/member-case/demand-case'
import { openDocument } from '../../../documents/open-document.ts'
import { implementBytes } from '../../../http/implement.ts'

const HOLDER = { select: { memberNo: true } } as const

/** As private as the words it prints: no file without an open case about its holder. */
export const openCertificate = implementBytes(
  contract,
  async ({ input: { certificateNo }, caller, deps, ipAddress, now, refuse }) => {
    const found = await deps.db.certificate.findUnique({
      where: { certificateNo },
      include: { file: true, enrolment: HOLDER, inPerson: HOLDER },
    })
    const { memberNo } = found?.enrolment ?? found?.inPerson ?? {}
    if (!found || memberNo === undefined) throw refuse('CERTIFICATE_NOT_FOUND')
    const demanded = await demandCase(deps.db, { employeeNo: caller.employeeNo, memberNo }, now)
    if (!demanded.allowed) throw refuse(demanded.reason)
    const { file } = found
    if (file?.state !== 'ready' || found.status !== 'valid') throw refuse('FILE_NOT_FOUND')

    const subject = { kind: 'certificate', no: found.certificateNo } as const
    const detail = found.certificateNumber
    const reason = caseReason(demanded.case)
    await writeAudit(deps.db, {
      caller,
      operation: contract.operation,
      subject,
      detail,
      reason,
      ipAddress,
      now,
      memberNos: [memberNo],
    })
    const body = await openDocument(deps, file)
    if (!body) throw refuse('DOCUMENT_DRAWN_AGAIN')
    return {
      body,
      contentType: file.contentType,
      sizeBytes: file.sizeBytes,
      fileName: file.name,
      isInline: false,
    }
  },
)
