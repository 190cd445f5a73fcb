import { redeemSupportCode as contract } from '@hygiene/contracts/member/support-code/staff/redeem-support-code'
import { redeemSupportCode as redeem } from '@hygiene/operations/member/support-code/redeem-support-code'
import { implement } from '../../../http/implement.ts'
import { foundMember } from '../../../http/found-member.ts'

export const redeemSupportCode = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { employeeNo } = caller
    const pepper = deps.config.IDENTITY_PEPPER
    const redeemed = await redeem(deps, { pepper, code: input.supportCode, employeeNo, ipAddress }, now)
    if (!redeemed.allowed) throw refuse(redeemed.reason)
    const { memberNo } = redeemed
    const member = await deps.db.member.findUniqueOrThrow({
      where: { memberNo },
      include: { logins: { where: { endedAt: null } } },
    })
    return foundMember(member, now)
  },
)
