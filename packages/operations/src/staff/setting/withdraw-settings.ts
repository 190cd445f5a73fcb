import { type PrismaClient, transaction } from '@hygiene/db'
import { mayWithdraw } from '@hygiene/domain'
import { type Asking, requestApproval } from '../approval/request-approval.ts'
import { changeSettings } from './change-settings.ts'
import { readVersions } from './read-versions.ts'

/** Asks that a version that has not begun never does. */
export async function withdrawSettings(
  client: PrismaClient,
  { versionNo }: { versionNo: number },
  asking: Asking,
  now: Date,
) {
  return transaction(client, async (db) => {
    const verdict = mayWithdraw(await readVersions(db), versionNo, now)
    if (!verdict.allowed) return verdict
    return requestApproval(db, changeSettings, { action: 'withdraw', versionNo }, asking, now)
  })
}
