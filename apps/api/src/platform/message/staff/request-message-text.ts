import { requestMessageText as contract } from '@hygiene/contracts/platform/message/staff/request-message-text'
import { requestMessageText as ask } from '@hygiene/operations/staff/setting/request-message-text'
import { implement } from '../../../http/implement.ts'

export const requestMessageText = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { kind, body, startsAt, ...asking } = input
    const wanted = { kind, body, startsAt: startsAt === undefined ? null : new Date(startsAt) }
    const asked = await ask(deps.db, wanted, { ...asking, maker: { ...caller, ipAddress } }, now)
    if (!asked.allowed) throw refuse(asked.reason)
    return { approvalNo: asked.approvalNo }
  },
)
