import { openSubmittedDesignation as contract } from '@hygiene/contracts/education/designation/staff/open-submitted-designation'
import { caseReason } from '@hygiene/domain/staff/member-case/member-case'
import { denied } from '@hygiene/domain/verdict'
import { enrolmentSubject } from '@hygiene/domain/staff/audit-log/audit-subject'
import { mayReadFile } from '@hygiene/domain/platform/file/may-read-file'
import { operation } from '../../../kit/operation.ts'
import { findStoredFile } from '../../../platform/file/find-stored-file.ts'
import { demandCase } from '../../../staff/member-case/demand-case.ts'

/** Opens the confirmation file of a record. It takes no file number, so staff cannot reach any other file. */
export const openSubmittedDesignation = operation(contract, async ({ db, input, actor, now, log }) => {
  const { kind, number } = input
  const select = { memberNo: true, designationFileNo: true }
  const record =
    kind === 'online'
      ? await db.onlineEnrolment.findUnique({ where: { enrolmentNo: number }, select })
      : await db.inPersonEnrolment.findUnique({ where: { inPersonEnrolmentNo: number }, select })
  if (!record?.designationFileNo) return denied('FILE_NOT_FOUND')
  const { memberNo, designationFileNo: fileNo } = record
  const demanded = await demandCase(db, { employeeNo: actor.employeeNo, memberNo }, now)
  if (!demanded.allowed) return demanded
  const found = await findStoredFile(db, fileNo)
  if (!found) return denied('FILE_NOT_FOUND')
  const reader = { memberNo: null, opensAsStaff: ['onlineEnrolment', 'inPersonEnrolment'] } as const
  const verdict = mayReadFile(found, reader)
  if (!verdict.allowed) return verdict

  const subject = enrolmentSubject(kind, number)
  log({ subject, reason: caseReason(demanded.case), memberNos: [memberNo] })
  return { file: found.file }
})
