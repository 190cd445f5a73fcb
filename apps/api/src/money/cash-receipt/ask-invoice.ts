import { askInvoice as contract } from '@hygiene/contracts/money/cash-receipt/ask-invoice'
import { askInvoice as ask } from '@hygiene/operations/money/cash-receipt/ask-invoice'
import { implement } from '../../http/implement.ts'

export const askInvoice = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { memberNo } = caller
  const sealKey = deps.config.REFUND_ACCOUNT_KEY
  const verdict = await ask(deps.db, { ...input, memberNo, sealKey }, now)
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { paymentNo: input.paymentNo }
})
