import { openCertificate as contract } from '@hygiene/contracts/education/certificate/staff/open-certificate'
import { caseReason } from '@hygiene/domain/staff/member-case/member-case'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { demandCase } from '../../../staff/member-case/demand-case.ts'

const HOLDER = { select: { memberNo: true } } as const

/**
 * Opens a certificate's file only in an open case about its holder, because it is as private as its text. Logs the access first.
 */
export const openCertificate = operation(contract, async ({ db, input, actor, now, log }) => {
  const found = await db.certificate.findUnique({
    where: { certificateNo: input.certificateNo },
    include: { file: true, enrolment: HOLDER, inPerson: HOLDER },
  })
  const { memberNo } = found?.enrolment ?? found?.inPerson ?? {}
  if (!found || memberNo === undefined) return denied('CERTIFICATE_NOT_FOUND')
  const demanded = await demandCase(db, { employeeNo: actor.employeeNo, memberNo }, now)
  if (!demanded.allowed) return demanded
  const { file, status, certificateNumber } = found
  if (file?.state !== 'ready' || status !== 'valid') return denied('FILE_NOT_FOUND')
  log({ detail: certificateNumber, reason: caseReason(demanded.case), memberNos: [memberNo] })
  return { file }
})
