import { requestRevocation as contract } from '@hygiene/contracts/education/certificate/staff/request-revocation'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { operation } from '../../../kit/operation.ts'
import { requestApproval } from '../../../staff/approval/request-approval.ts'
import { revokeCertificate } from '../revoke-certificate.ts'

/** Asks for a revocation; the certificate holds until a second person says yes. */
export const requestRevocation = operation(contract, async ({ db, input, actor, now }) => {
  const { certificateNo, edition, reasonCode, text, evidenceFileNo } = input
  // The day that the screen of the request names; the day of the approval counts.
  const facts = { certificateNo, edition, reasonCode, askedOn: seoulDay(now) }
  const asking = { maker: actor, reasonCode, text, evidenceFileNo }
  return requestApproval(db, revokeCertificate, facts, asking, now)
})
