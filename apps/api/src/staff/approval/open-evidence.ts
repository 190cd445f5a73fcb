import { openEvidence as contract } from '@hygiene/contracts/staff/approval/open-evidence'
import { loggedAction, mayReadFile } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { listFilesOf } from '@hygiene/operations/platform/file/attach-files'
import { findStoredFile } from '@hygiene/operations/platform/file/find-stored-file'
import { implementBytes } from '../../http/implement.ts'
import { findSeenApproval } from '@hygiene/operations/staff/approval/find-seen-approval'

/** The file a request names, never a file by its own number. */
export const openEvidence = implementBytes(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const approval = await findSeenApproval(deps.db, caller, input.approvalNo)
    if (!approval) throw refuse('APPROVAL_NOT_FOUND')
    const [evidence] = await listFilesOf(deps.db, { kind: 'approval', no: approval.approvalNo })
    const found = evidence ? await findStoredFile(deps.db, evidence.fileNo) : null
    if (!found) throw refuse('FILE_NOT_FOUND')
    const verdict = mayReadFile(found, { memberNo: null, opensAsStaff: ['approval'] })
    if (!verdict.allowed) throw refuse(verdict.reason)

    const { file } = found
    const { approvalNo, kind, memberNos } = approval
    const action = loggedAction.onApproval('openEvidence', approvalNo, kind)
    await writeAudit(deps.db, { caller, ...action, reason: '', ipAddress, now, memberNos })
    return {
      body: await deps.storage.open(file.storageKey),
      contentType: file.contentType,
      sizeBytes: file.sizeBytes,
      fileName: file.name,
      isInline: false,
    }
  },
)
