import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listPolicies } from '@hygiene/contracts/policy/list-policies'
import type { Queries } from '@hygiene/db'
import { seoulDay, policyStateOf } from '@hygiene/domain'

type Row = EntityOf<typeof listPolicies>['list'][number]

/** Every version that may be shown, the latest first; one that is not announced yet is left out. */
export async function policyRows(db: Queries, now: Date): Promise<Row[]> {
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
    return state === null ? [] : [{ ...version, state }]
  })
}
