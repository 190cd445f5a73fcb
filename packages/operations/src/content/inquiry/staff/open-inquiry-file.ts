import type { PrismaClient, StoredFile } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { mayReadFile } from '@hygiene/domain/platform/file/may-read-file'
import type { EmployeeActor } from '../../../kit/actor.ts'
import { findStoredFile } from '../../../platform/file/find-stored-file.ts'
import { writeAudit } from '../../../staff/audit-log/write-audit.ts'
import { findForEmployee } from '../lock-for-employee.ts'
import { writerNos } from '../logged-inquiry.ts'

/** Finds a file that belongs to an inquiry the employee sees, or to an answer under it, and writes the look into the log. */
export async function openInquiryFile(
  db: PrismaClient,
  actor: EmployeeActor,
  { inquiryNo, fileNo }: { inquiryNo: number; fileNo: string },
  now: Date,
) {
  const inquiry = await findForEmployee(db, actor, inquiryNo)
  if (!inquiry) return denied('INQUIRY_NOT_FOUND')
  const found = await findStoredFile(db, fileNo)
  const isOwn = found && (await isOfInquiry(db, inquiryNo, found.file))
  if (!isOwn) return denied('FILE_NOT_FOUND')
  const verdict = mayReadFile(found, { memberNo: null, opensAsStaff: ['inquiry', 'inquiryAnswer'] })
  if (!verdict.allowed) return verdict

  const action = { operation: 'openInquiryFile', subject: { kind: 'inquiry', no: inquiryNo } } as const
  const { ipAddress } = actor
  await writeAudit(db, {
    caller: actor,
    ...action,
    reason: '',
    ipAddress,
    now,
    memberNos: writerNos(inquiry),
  })
  return { allowed: true as const, file: found.file }
}

/** Was the file sent with the inquiry, or with an answer under it? */
async function isOfInquiry(
  db: Queries,
  inquiryNo: number,
  { ownerKind, ownerNo }: StoredFile,
): Promise<boolean> {
  if (ownerKind !== 'inquiryAnswer') return ownerKind === 'inquiry' && ownerNo === inquiryNo
  return (await db.inquiryReview.count({ where: { inquiryNo, reviewNo: ownerNo ?? 0 } })) > 0
}
