import { forgetDoneJobs } from '@hygiene/db'
import { keptSince } from '@hygiene/domain'
import { forgetOldAudit } from '@hygiene/operations/audit/forget-old-audit'
import { forgetOldLogins } from '@hygiene/operations/login/forget-old-logins'
import { forgetOldHelps } from '@hygiene/operations/help/forget-old-helps'
import { forgetOldProofs } from '@hygiene/operations/membership/forget-old-proofs'
import { forgetOldNotices } from '@hygiene/operations/payment/forget-old-notices'
import { forgetOldStaffLogins } from '@hygiene/operations/staff/forget-old-staff-logins'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

/** Deletes records that have had their time, each folder its own. Running it twice deletes nothing more. */
export async function tidyRecords({ db, now: clock }: WorkerDeps): Promise<number> {
  const now = clock()
  const deleted = [
    await forgetDoneJobs(db, keptSince('jobs', now)),
    await forgetOldLogins(db, now),
    await forgetOldNotices(db, now),
    await forgetOldProofs(db, now),
    await forgetOldHelps(db, now),
    await forgetOldStaffLogins(db, now),
    await forgetOldAudit(db, now),
  ]
  return deleted.reduce((sum, count) => sum + count, 0)
}

export const tidyRecordsTask = repeatTask('tidying', () => 6 * 3600, tidyRecords)
