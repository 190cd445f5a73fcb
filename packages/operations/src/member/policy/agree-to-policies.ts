import { lockMember, type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, type PolicyKind, type Verdict } from '@hygiene/domain'
import { policiesInForce } from './policies-in-force.ts'
import { recordConsents } from './record-consents.ts'

type Agreed = { kind: PolicyKind; inForceOn: string }

/** Keeps a member's consent to the versions in force, each once; a version that was replaced meanwhile is shown again. */
export async function agreeToPolicies(
  client: PrismaClient,
  memberNo: number,
  policies: readonly Agreed[],
  now: Date,
): Promise<Verdict<'POLICY_CHANGED'>> {
  return transaction<Verdict<'POLICY_CHANGED'>>(client, async (db) => {
    await lockMember(db, memberNo)
    const inForce = await policiesInForce(db, now)
    if (policies.some(({ kind, inForceOn }) => inForce[kind] !== inForceOn)) return denied('POLICY_CHANGED')
    for (const kind of new Set(policies.map((policy) => policy.kind))) {
      const given = { memberNo, kind, isGiven: true, version: inForce[kind] }
      if ((await db.consentRecord.count({ where: given })) === 0) {
        await recordConsents(db, memberNo, { [kind]: true }, now)
      }
    }
    return allowed()
  })
}
