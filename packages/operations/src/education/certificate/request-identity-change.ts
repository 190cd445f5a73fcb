import { type PrismaClient, transaction } from '@hygiene/db'
import { type Asking, requestApproval } from '../../staff/approval/request-approval.ts'
import { type IdentityFacts, supersedeIdentity } from './supersede-identity.ts'
import type { Asked } from './request-revocation.ts'

/** Asks for another name or day of birth on a certificate. */
export async function requestIdentityChange(
  client: PrismaClient,
  facts: IdentityFacts,
  asking: Asking,
  now: Date,
): Promise<Asked> {
  return transaction<Asked>(client, async (db) => requestApproval(db, supersedeIdentity, facts, asking, now))
}
