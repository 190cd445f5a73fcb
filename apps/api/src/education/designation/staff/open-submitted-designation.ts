import { openSubmittedDesignation as contract } from '@hygiene/contracts/education/designation/staff/open-submitted-designation'
import { caseReason, mayReadFile, enrolmentSubject } from '@hygiene/domain'
import { demandCase } from '@hygiene/operations/staff/member-case/demand-case'
import { findStoredFile } from '@hygiene/operations/platform/file/find-stored-file'
import { type Call, implementBytes } from '../../../http/implement.ts'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'

type OpenCall = Call<typeof contract>

/** Opens the file that a record names as its confirmation, never a file by its own number: staff have no way to any other. */
export const openSubmittedDesignation = implementBytes(contract, async (call) => {
  const { input, caller, deps, ipAddress, now, refuse } = call
  const record = await findRecord(call)
  if (!record?.designationFileNo) throw refuse('FILE_NOT_FOUND')
  const { memberNo, designationFileNo: fileNo } = record
  const demanded = await demandCase(deps.db, { employeeNo: caller.employeeNo, memberNo }, now)
  if (!demanded.allowed) throw refuse(demanded.reason)
  const found = await findStoredFile(deps.db, fileNo)
  if (!found) throw refuse('FILE_NOT_FOUND')
  const verdict = mayReadFile(found, {
    memberNo: null,
    opensAsStaff: ['onlineEnrolment', 'inPersonEnrolment'],
  })
  if (!verdict.allowed) throw refuse(verdict.reason)
  const { file } = found

  const { kind, number } = input
  const action = { operation: contract.operation, subject: enrolmentSubject(kind, number) }
  const reason = caseReason(demanded.case)
  await writeAudit(deps.db, { caller, ...action, reason, ipAddress, now, memberNos: [memberNo] })
  return {
    body: await deps.storage.open(file.storageKey),
    contentType: file.contentType,
    sizeBytes: file.sizeBytes,
    fileName: file.name,
    isInline: false,
  }
})

async function findRecord({
  input: { kind, number },
  deps: { db },
}: OpenCall): Promise<{ memberNo: number; designationFileNo: string | null } | null> {
  const select = { memberNo: true, designationFileNo: true }
  return kind === 'online'
    ? db.onlineEnrolment.findUnique({ where: { enrolmentNo: number }, select })
    : db.inPersonEnrolment.findUnique({ where: { inPersonEnrolmentNo: number }, select })
}
