import { openInquiryFile as contract } from '@hygiene/contracts'
import { mayReadFile } from '@hygiene/domain'
import { listFilesOf } from '@hygiene/operations/files/attach-files'
import { findStoredFile } from '@hygiene/operations/files/find-stored-file'
import { findForClerk } from '@hygiene/operations/inquiry/lock-for-clerk'
import { logInquiryAct } from '@hygiene/operations/inquiry/log-inquiry-act'
import { implementBytes } from '../http/implement.ts'

/** Opens a file that belongs to an inquiry the caller sees, never one by its own number. */
export const openInquiryFile = implementBytes(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { inquiryNo, fileNo } = input
    const clerk = { ...caller, ipAddress }
    const inquiry = await findForClerk(deps.db, clerk, inquiryNo)
    if (!inquiry) throw refuse('INQUIRY_NOT_FOUND')
    const own = await listFilesOf(deps.db, { kind: 'inquiry', no: inquiryNo })
    const found = own.some((one) => one.fileNo === fileNo) ? await findStoredFile(deps.db, fileNo) : null
    if (!found) throw refuse('FILE_NOT_FOUND')
    const verdict = mayReadFile(found, { memberNo: null, opensAsStaff: ['inquiry'] })
    if (!verdict.allowed) throw refuse(verdict.reason)

    await logInquiryAct(deps.db, clerk, contract.operation, inquiry, now)
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
