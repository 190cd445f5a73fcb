import { requestSettings as contract } from '@hygiene/contracts/staff/setting/request-settings'
import { requestSettings as ask } from '@hygiene/operations/staff/setting/request-settings'
import { implement } from '../../http/implement.ts'

export const requestSettings = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { previewNo, startsAt, ...asking } = input
    const wanted = { previewNo, startsAt: startsAt === undefined ? null : new Date(startsAt) }
    const asked = await ask(deps.db, wanted, { ...asking, maker: { ...caller, ipAddress } }, now)
    if (!asked.allowed) throw refuse(asked.reason)
    return { approvalNo: asked.approvalNo }
  },
)
