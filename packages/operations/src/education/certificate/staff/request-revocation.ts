import { requestRevocation as contract } from '@hygiene/contracts/education/certificate/staff/request-revocation'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { operation } from '../../../kit/operation.ts'
import { requestApproval } from '../../../staff/approval/request-approval.ts'
import { revokeCertificate } from '../revoke-certificate.ts'

/** Requests a revocation. The certificate stays valid until a second person approves it. */
export const requestRevocation = operation(contract, async ({ db, input, actor, now }) => {
  const { certificateNo, edition, reasonCode, text, evidenceFileNo } = input
  const facts = { certificateNo, edition, reasonCode, askedOn: seoulDay(now) }
  const asking = { maker: actor, reasonCode, text, evidenceFileNo }
  return requestApproval(db, revokeCertificate, facts, asking, now)
})
