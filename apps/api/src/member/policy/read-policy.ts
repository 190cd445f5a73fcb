import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { readPolicy as contract } from '@hygiene/contracts/member/policy/read-policy'
import { implement } from '../../http/implement.ts'
import { isHiddenSample, policyRows } from './policy-rows.ts'

export const readPolicy = implement(contract, async ({ input: { kind, inForceOn }, deps, now, refuse }) => {
  const version = (await policyRows(deps, now)).find(
    (row) => row.kind === kind && row.inForceOn === inForceOn,
  )
  if (!version) throw refuse('POLICY_NOT_FOUND')
  const { body } = await deps.db.policyVersion.findUniqueOrThrow({
    where: { kind_inForceOn: { kind, inForceOn: new Date(inForceOn) } },
    select: { body: true },
  })
  const shown = body as EntityOf<typeof contract>['body']
  return { ...version, body: isHiddenSample(version, deps.config) ? { ...shown, effective: '' } : shown }
})
