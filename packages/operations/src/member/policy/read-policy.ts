import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { readPolicy as contract } from '@hygiene/contracts/member/policy/read-policy'
import { denied } from '@hygiene/domain/verdict'
import { query } from '../../kit/operation.ts'
import { isHiddenSample, policyRows } from './policy-rows.ts'

export const readPolicy = query(contract, { needs: ['DEPLOYMENT'] }, async (call) => {
  const { db, input, now, DEPLOYMENT } = call
  const { kind, inForceOn } = input
  const version = (await policyRows(db, DEPLOYMENT, now)).find(
    (row) => row.kind === kind && row.inForceOn === inForceOn,
  )
  if (!version) return denied('POLICY_NOT_FOUND')
  const { body } = await db.policyVersion.findUniqueOrThrow({
    where: { kind_inForceOn: { kind, inForceOn: new Date(inForceOn) } },
    select: { body: true },
  })
  const shown = body as EntityOf<typeof contract>['body']
  return { ...version, body: isHiddenSample(version, DEPLOYMENT) ? { ...shown, effective: '' } : shown }
})
