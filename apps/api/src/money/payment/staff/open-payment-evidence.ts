import { openPaymentEvidence as contract } from '@hygiene/contracts/money/payment/staff/open-payment-evidence'
import { openPaymentEvidence as open } from '@hygiene/operations/money/payment/staff/open-payment-evidence'
import { implementBytes } from '../../../http/implement.ts'

export const openPaymentEvidence = implementBytes(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const opened = await open(deps.db, { ...input, actor: { ...caller, ipAddress } }, now)
    if (!opened.allowed) throw refuse(opened.reason)
    const { storageKey, contentType, sizeBytes, name: fileName } = opened.file
    return {
      body: await deps.storage.open(storageKey),
      contentType,
      sizeBytes,
      fileName,
      isInline: false,
    }
  },
)
