import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { Queries } from '@hygiene/db/connect'
import type { listPolicies } from '@hygiene/contracts/member/policy/list-policies'
import { policyStateOf, SAMPLE_POLICY_DAY } from '@hygiene/domain/member/policy/policy-versions'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import type { Services } from '../../kit/services.ts'

type Deployment = Services['DEPLOYMENT']
type Row = EntityOf<typeof listPolicies>['list'][number]

/** In production a sample text shows no date and does not count as an earlier version of the association's text. */
export const isHiddenSample = ({ inForceOn }: Pick<Row, 'inForceOn'>, deployment: Deployment): boolean =>
  deployment === 'production' && inForceOn === SAMPLE_POLICY_DAY

export async function policyRows(db: Queries, deployment: Deployment, now: Date): Promise<Row[]> {
  const found = await db.policyVersion.findMany({
    omit: { body: true },
    orderBy: [{ inForceOn: 'desc' }, { kind: 'asc' }],
  })
  const versions = found.map((row) => ({
    ...row,
    inForceOn: seoulDay(row.inForceOn),
    announcedOn: seoulDay(row.announcedOn),
  }))
  return versions.flatMap((version) => {
    const state = policyStateOf(version, versions, now)
    if (state === null || (state === 'past' && isHiddenSample(version, deployment))) return []
    return [{ ...version, state }]
  })
}
