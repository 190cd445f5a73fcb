import { openInquiryFile as contract } from '@hygiene/contracts/content/inquiry/staff/open-inquiry-file'
import type { PrismaClient, StoredFile } from '@hygiene/db'
import { mayReadFile } from '@hygiene/domain'
import { findStoredFile } from '@hygiene/operations/platform/file/find-stored-file'
import { findForEmployee } from '@hygiene/operations/content/inquiry/lock-for-employee'
import { logInquiryAction } from '@hygiene/operations/content/inquiry/log-inquiry-action'
import { implementBytes } from '../../../http/implement.ts'

/** Opens a file that belongs to an inquiry the caller sees, or to an answer under it, never one by its own number. */
export const openInquiryFile = implementBytes(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { inquiryNo, fileNo } = input
    const employee = { ...caller, ipAddress }
    const inquiry = await findForEmployee(deps.db, employee, inquiryNo)
    if (!inquiry) throw refuse('INQUIRY_NOT_FOUND')
    const found = await findStoredFile(deps.db, fileNo)
    const isOwn = found && (await isOfInquiry(deps.db, inquiryNo, found.file))
    if (!isOwn) throw refuse('FILE_NOT_FOUND')
    const verdict = mayReadFile(found, { memberNo: null, opensAsStaff: ['inquiry', 'inquiryAnswer'] })
    if (!verdict.allowed) throw refuse(verdict.reason)

    await logInquiryAction(deps.db, employee, contract.operation, inquiry, now)
    const { file } = found
    return {
      body: await deps.storage.open(file.storageKey),
      contentType: file.contentType,
      sizeBytes: file.sizeBytes,
      fileName: file.name,
      isInline: false,
    }
  },
)

/** Was the file sent with the inquiry, or with an answer under it? */
async function isOfInquiry(
  db: PrismaClient,
  inquiryNo: number,
  { ownerKind, ownerNo }: StoredFile,
): Promise<boolean> {
  if (ownerKind !== 'inquiryAnswer') return ownerKind === 'inquiry' && ownerNo === inquiryNo
  return (await db.inquiryReview.count({ where: { inquiryNo, reviewNo: ownerNo ?? 0 } })) > 0
}
