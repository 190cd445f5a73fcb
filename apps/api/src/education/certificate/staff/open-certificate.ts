import { openCertificate as contract } from '@hygiene/contracts/education/certificate/staff/open-certificate'
import { openCertificate as open } from '@hygiene/operations/education/certificate/staff/open-certificate'
import { openDocument } from '../../../documents/open-document.ts'
import { implementBytes } from '../../../http/implement.ts'

export const openCertificate = implementBytes(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const opened = await open(deps.db, input.certificateNo, { ...caller, ipAddress }, now)
    if (!opened.allowed) throw refuse(opened.reason)
    const { file } = opened
    const body = await openDocument(deps, file)
    if (!body) throw refuse('DOCUMENT_DRAWN_AGAIN')
    return {
      body,
      contentType: file.contentType,
      sizeBytes: file.sizeBytes,
      fileName: file.name,
      isInline: false,
    }
  },
)
