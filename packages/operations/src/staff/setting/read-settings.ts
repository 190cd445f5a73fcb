import { readSettings as contract } from '@hygiene/contracts/staff/setting/read-settings'
import { activeVersions } from '@hygiene/domain/staff/setting/association-versions'
import { readVersions } from './read-versions.ts'
import { query } from '../../kit/operation.ts'

export const readSettings = query(contract, async ({ db, now }) => {
  const [rows, waiting] = await Promise.all([
    readVersions(db),
    db.approval.findFirst({ where: { kind: 'changeSettings', status: 'pending', endsAt: { gt: now } } }),
  ])
  const versions = activeVersions(rows).map(({ versionNo, startsAt, text, approvalNo }) => ({
    versionNo,
    startsAt,
    association: text,
    approvalNo,
  }))
  const begun = versions.filter(({ startsAt }) => new Date(startsAt) <= now).toReversed()
  const [inForce, ...earlier] = begun
  if (!inForce) throw new Error('No version of the association’s data holds.')
  const coming = versions.filter(({ startsAt }) => new Date(startsAt) > now)
  return { inForce, coming, earlier, waitingNo: waiting?.approvalNo ?? null, asOf: now }
})
