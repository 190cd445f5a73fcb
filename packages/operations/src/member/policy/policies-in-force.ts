import type { Queries } from '@hygiene/db/connect'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { policyInForce, type PolicyKind, policyKinds } from '@hygiene/domain/member/policy/policy-versions'

export async function policiesInForce(db: Queries, now: Date): Promise<Record<PolicyKind, string>> {
  const rows = await db.policyVersion.findMany({ select: { kind: true, inForceOn: true } })
  const versions = rows.map(({ kind, inForceOn }) => ({ kind, inForceOn: seoulDay(inForceOn) }))
  const days = policyKinds.map((kind) => [kind, policyInForce(versions, kind, now)?.inForceOn ?? ''] as const)
  return Object.fromEntries(days) as Record<PolicyKind, string>
}
