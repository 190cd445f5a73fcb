import { requestIdentityChange as contract } from '@hygiene/contracts/education/certificate/staff/request-identity-change'
import { operation } from '../../../kit/operation.ts'
import { requestApproval } from '../../../staff/approval/request-approval.ts'
import { supersedeIdentity } from '../supersede-identity.ts'

export const requestIdentityChange = operation(
  contract,
  { needs: ['PUBLIC_URL'] },
  async ({ db, input, actor, now, PUBLIC_URL: publicUrl }) => {
    const { certificateNo, edition, changed, reasonCode, text, evidenceFileNo } = input
    const facts = { certificateNo, edition, text: changed, reasonCode, publicUrl }
    const asking = { maker: actor, reasonCode, text, evidenceFileNo }
    return requestApproval(db, supersedeIdentity, facts, asking, now)
  },
)
