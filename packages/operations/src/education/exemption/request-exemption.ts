import { type PrismaClient, transaction } from '@hygiene/db'
import { denied, judgeExemption, licenceKey, seoulYear } from '@hygiene/domain'
import { type Asking, requestApproval } from '../../staff/approval/request-approval.ts'
import { type ExemptionAsked, grantExemption, countExisting } from './grant-exemption.ts'

/** Asks for an exemption that the law knows; a second person grants it. */
export async function requestExemption(
  client: PrismaClient,
  facts: ExemptionAsked,
  asking: Asking,
  now: Date,
) {
  const place = { licenceKey: licenceKey(facts.licenceNo), thisYear: seoulYear(now) }
  const reason = judgeExemption({ ...facts, ...place })
  if (reason !== null) return denied(reason)
  return transaction(client, async (db) => {
    if ((await countExisting(db, facts)) > 0) return denied('EXEMPTION_EXISTS')
    return requestApproval(db, grantExemption, facts, asking, now)
  })
}
