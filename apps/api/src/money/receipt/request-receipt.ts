import { requestReceipt as contract } from '@hygiene/contracts/money/receipt/request-receipt'
import { requestReceipt as request } from '@hygiene/operations/money/payment/request-receipt'
import { openableState } from '@hygiene/operations/platform/job/drawing-state'
import { implement } from '../../http/implement.ts'

export const requestReceipt = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const wanted = { memberNo: caller.memberNo, paymentNo: input.paymentNo, publicUrl: deps.config.PUBLIC_URL }
  const receipt = await request(deps.db, wanted, now)
  if (!receipt.allowed) throw refuse(receipt.reason)
  return openableState(deps, receipt)
})
