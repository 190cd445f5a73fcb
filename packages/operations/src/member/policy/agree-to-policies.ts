import { agreeToPolicies as contract } from '@hygiene/contracts/member/policy/agree-to-policies'
import { lockMember } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { policiesInForce } from './policies-in-force.ts'
import { recordConsents } from './record-consents.ts'

export const agreeToPolicies = operation(contract, async ({ db, input: { policies }, actor, now }) => {
  const { memberNo } = actor
  await lockMember(db, memberNo)
  const inForce = await policiesInForce(db, now)
  if (policies.some(({ kind, inForceOn }) => inForce[kind] !== inForceOn)) return denied('POLICY_CHANGED')
  for (const kind of new Set(policies.map((policy) => policy.kind))) {
    const given = { memberNo, kind, isGiven: true, version: inForce[kind] }
    if ((await db.consentRecord.count({ where: given })) === 0)
      await recordConsents(db, memberNo, { [kind]: true }, now)
  }
  return { agreed: true as const }
})
