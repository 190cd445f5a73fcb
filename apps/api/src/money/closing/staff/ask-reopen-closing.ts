import { askReopenClosing as contract } from '@hygiene/contracts/money/closing/staff/ask-reopen-closing'
import { askReopenClosing as ask } from '@hygiene/operations/money/closing/ask-reopen-closing'
import { implement } from '../../../http/implement.ts'

export const askReopenClosing = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { day, ...asked } = input
    const asking = { ...asked, maker: { ...caller, ipAddress } }
    const requested = await ask(deps.db, day, asking, now)
    if (!requested.allowed) throw refuse(requested.reason)
    return { approvalNo: requested.approvalNo }
  },
)
