import { openEvidence as contract } from '@hygiene/contracts/staff/approval/open-evidence'
import { denied } from '@hygiene/domain/verdict'
import { mayReadFile } from '@hygiene/domain/platform/file/may-read-file'
import { operation } from '../../kit/operation.ts'
import { listFilesOf } from '../../platform/file/attach-files.ts'
import { findStoredFile } from '../../platform/file/find-stored-file.ts'
import { findSeenApproval } from './find-seen-approval.ts'
import { ofKind } from './open-approval.ts'

export const openEvidence = operation(contract, async ({ db, input: { approvalNo }, actor, log }) => {
  const approval = await findSeenApproval(db, actor, approvalNo)
  if (!approval) return denied('APPROVAL_NOT_FOUND')
  const [evidence] = await listFilesOf(db, { kind: 'approval', no: approvalNo })
  const found = evidence ? await findStoredFile(db, evidence.fileNo) : null
  if (!found) return denied('FILE_NOT_FOUND')
  const verdict = mayReadFile(found, { memberNo: null, opensAsStaff: ['approval'] })
  if (!verdict.allowed) return verdict
  log(ofKind(approval))
  return { file: found.file }
})
