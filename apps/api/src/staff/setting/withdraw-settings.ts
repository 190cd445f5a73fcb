import { withdrawSettings as contract } from '@hygiene/contracts/staff/setting/withdraw-settings'
import { withdrawSettings as withdraw } from '@hygiene/operations/staff/setting/withdraw-settings'
import { implement } from '../../http/implement.ts'

export const withdrawSettings = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { versionNo, ...asking } = input
    const maker = { ...caller, ipAddress }
    const asked = await withdraw(deps.db, { versionNo }, { ...asking, maker }, now)
    if (!asked.allowed) throw refuse(asked.reason)
    return { approvalNo: asked.approvalNo }
  },
)
