import { readCertificateRecord as contract } from '@hygiene/contracts/education/certificate/staff/read-certificate-record'
import { denied } from '@hygiene/domain/verdict'
import {
  formatCertificateNumber,
  parseCertificateNumber,
} from '@hygiene/domain/education/certificate/certificate-number'
import { operation } from '../../../kit/operation.ts'
import { drawingState } from '../../../platform/job/drawing-state.ts'
import { frozenFieldsOf } from '../frozen-fields.ts'
import { isApprovalPending } from '../is-approval-pending.ts'
import { editionsOf, WITH_EDITIONS } from './certificate-editions.ts'
import { certificateLog } from './certificate-log.ts'

export const readCertificateRecord = operation(contract, async ({ db, input, now, log }) => {
  const { certificateNo: no } = input
  const printed = parseCertificateNumber(input.certificateNumber ?? '')
  const found = await db.certificate.findFirst({
    where: printed ? { certificateNumber: formatCertificateNumber(printed) } : { certificateNo: no ?? 0 },
    include: WITH_EDITIONS,
  })
  const record = found?.enrolment ?? found?.inPerson
  if (!found || !record) return denied('CERTIFICATE_NOT_FOUND')
  const { certificateNo, certificateNumber } = found
  const { memberNo, printedAt } = record
  log({ detail: certificateNumber, memberNos: [memberNo] })

  const { courseLine, hours, completedOn } = frozenFieldsOf(found)
  const editions = await editionsOf(db, found)
  return {
    certificateNo,
    certificateNumber,
    memberNo,
    kind: found.enrolmentNo === null ? ('inPerson' as const) : ('online' as const),
    recordNo: found.enrolmentNo ?? found.inPersonEnrolmentNo ?? 0,
    courseLine,
    hours,
    completedOn,
    printedAt,
    drawing: drawingState(found),
    failure: found.failure,
    editions,
    log: await certificateLog(db, { ...found, memberNo, printedAt }, editions),
    isPending: await isApprovalPending(db, certificateNo, now),
  }
})
