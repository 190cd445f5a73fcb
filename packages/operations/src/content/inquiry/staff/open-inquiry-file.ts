import { openInquiryFile as contract } from '@hygiene/contracts/content/inquiry/staff/open-inquiry-file'
import type { StoredFile } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { mayReadFile } from '@hygiene/domain/platform/file/may-read-file'
import { operation } from '../../../kit/operation.ts'
import { findStoredFile } from '../../../platform/file/find-stored-file.ts'
import { findForEmployee } from '../lock-for-employee.ts'
import { writerNos } from '../logged-inquiry.ts'

/** Opens a file of an inquiry that the employee may see, or of an answer under it. A file is never opened by its number alone. */
export const openInquiryFile = operation(contract, async ({ db, input, actor, log }) => {
  const { inquiryNo, fileNo } = input
  const inquiry = await findForEmployee(db, actor, inquiryNo)
  if (!inquiry) return denied('INQUIRY_NOT_FOUND')
  const found = await findStoredFile(db, fileNo)
  const isOwn = found && (await isOfInquiry(db, inquiryNo, found.file))
  if (!isOwn) return denied('FILE_NOT_FOUND')
  const verdict = mayReadFile(found, { memberNo: null, opensAsStaff: ['inquiry', 'inquiryAnswer'] })
  if (!verdict.allowed) return verdict
  log({ memberNos: writerNos(inquiry) })
  return { file: found.file }
})

async function isOfInquiry(
  db: Queries,
  inquiryNo: number,
  { ownerKind, ownerNo }: StoredFile,
): Promise<boolean> {
  if (ownerKind !== 'inquiryAnswer') return ownerKind === 'inquiry' && ownerNo === inquiryNo
  return (await db.inquiryReview.count({ where: { inquiryNo, reviewNo: ownerNo ?? 0 } })) > 0
}
