import { redeemPrintCode as contract } from '@hygiene/contracts'
import { redeemPrintCode as redeem } from '@hygiene/operations/certificate/redeem-print-code'
import { implementBytes } from '../http/implement.ts'

export const redeemPrintCode = implementBytes(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const redeemed = await redeem(deps, { caller, code: input.code, ipAddress }, now)
    if (!redeemed.allowed) throw refuse(redeemed.reason)
    const { storageKey, contentType, sizeBytes, name } = redeemed.file
    return {
      body: await deps.storage.open(storageKey),
      contentType,
      sizeBytes,
      fileName: name,
      isInline: false,
    }
  },
)
