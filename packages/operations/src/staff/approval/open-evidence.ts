import type { PrismaClient } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { mayReadFile } from '@hygiene/domain/platform/file/may-read-file'
import type { EmployeeActor } from '../../kit/actor.ts'
import { listFilesOf } from '../../platform/file/attach-files.ts'
import { findStoredFile } from '../../platform/file/find-stored-file.ts'
import { writeAudit } from '../audit-log/write-audit.ts'
import { findSeenApproval } from './find-seen-approval.ts'
import { ofKind } from './open-approval.ts'

/** The file a request names, never a file by its own number. */
export async function openEvidence(
  db: PrismaClient,
  { approvalNo, caller }: { approvalNo: number; caller: EmployeeActor },
  now: Date,
) {
  const approval = await findSeenApproval(db, caller, approvalNo)
  if (!approval) return denied('APPROVAL_NOT_FOUND')
  const [evidence] = await listFilesOf(db, { kind: 'approval', no: approvalNo })
  const found = evidence ? await findStoredFile(db, evidence.fileNo) : null
  if (!found) return denied('FILE_NOT_FOUND')
  const verdict = mayReadFile(found, { memberNo: null, opensAsStaff: ['approval'] })
  if (!verdict.allowed) return verdict
  const action = { operation: 'openEvidence', subject: { kind: 'approval', no: approvalNo } } as const
  const { ipAddress } = caller
  await writeAudit(db, { caller, ...action, ...ofKind(approval), reason: '', ipAddress, now })
  return { allowed: true as const, file: found.file }
}
