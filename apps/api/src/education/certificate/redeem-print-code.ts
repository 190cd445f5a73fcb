import { redeemPrintCode as contract } from '@hygiene/contracts/education/certificate/redeem-print-code'
import { redeemPrintCode as redeem } from '@hygiene/operations/education/certificate/redeem-print-code'
import { openDocument } from '../../documents/open-document.ts'
import { implementBytes } from '../../http/implement.ts'

export const redeemPrintCode = implementBytes(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const redeemed = await redeem(deps, { caller, code: input.code, ipAddress }, now)
    if (!redeemed.allowed) throw refuse(redeemed.reason)
    const { contentType, sizeBytes, name } = redeemed.file
    const body = await openDocument(deps, redeemed.file)
    if (!body) throw refuse('DOCUMENT_DRAWN_AGAIN')
    return {
      body,
      contentType,
      sizeBytes,
      fileName: name,
      isInline: false,
    }
  },
)
