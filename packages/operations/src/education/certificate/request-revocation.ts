import { type PrismaClient, transaction } from '@hygiene/db'
import type { RevocationReason } from '@hygiene/domain'
import { type Asking, requestApproval } from '../../staff/approval/request-approval.ts'
import { askedOn, revokeCertificate } from './revoke-certificate.ts'

export type Asked = Awaited<ReturnType<typeof requestApproval>>

/** Asks for a revocation; the certificate holds until a second person says yes. */
export async function requestRevocation(
  client: PrismaClient,
  facts: { certificateNo: number; edition: number; reasonCode: RevocationReason },
  asking: Asking,
  now: Date,
): Promise<Asked> {
  const dated = { ...facts, askedOn: askedOn(now) }
  return transaction<Asked>(client, async (db) => requestApproval(db, revokeCertificate, dated, asking, now))
}
