import { skippedMany } from '@hygiene/domain/platform/licence-register/skipped-rows'
import {
  renewLicences as renew,
  skippedRows,
} from '@hygiene/operations/platform/licence-register/renew-licences'
import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

const TURN_SECONDS = 600
/** Keeps six turns an hour below the 100 calls that the service allows without a day of change. */
const PAGES_A_TURN = 15

/** Copies the register of food businesses during its service hours (docs/rules/licence-register.md). */
export async function renewLicences({ db, licences, now, log, warn }: WorkerDeps): Promise<number> {
  const pages = await renew({
    db,
    readRegister: (page) => licences.readPage(page),
    now,
    mostPages: PAGES_A_TURN,
  })
  if (pages === 0) return 0
  log(`licence register: ${pages} pages`)
  for (const sync of await db.licenceSync.findMany({
    where: { lastPageAt: { gte: new Date(now().getTime() - TURN_SECONDS * 1_000) } },
  })) {
    const rows = skippedRows(sync)
    if (skippedMany(rows))
      warn(`licence register: ${rows.skipped} of ${rows.total} rows skipped, ${JSON.stringify(sync.faults)}`)
  }
  return pages
}

export const renewLicencesTask = repeatTask('licence register', () => TURN_SECONDS, renewLicences)
