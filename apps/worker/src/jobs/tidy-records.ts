import type { WorkerDeps } from '../deps.ts'
import { repeatTask } from '../repeat-task.ts'

const DAY_MS = 86_400_000

/** How long records live that nobody needs later; ours, except where the specification (section 9) names the term. */
const KEEP_DAYS = {
  /** Access logs: three months (specification section 9). */
  sessions: 92,
  /** Ended jobs, long enough to look into a complaint. */
  outbox: 30,
  /** A lock lasts 15 minutes; the rest is somebody's mistyped id. */
  throttles: 1,
  notices: 92,
  /** Staff access to personal data: two years (safety measures notice, Art. 8). */
  staff: 731,
  /** What an identity provider said of somebody, and codes: used within minutes. */
  proofs: 1,
} as const

/** Deletes what has had its time. Running it twice deletes nothing more. */
export async function tidyRecords(deps: WorkerDeps): Promise<number> {
  const before = (days: number): Date => new Date(deps.now().getTime() - days * DAY_MS)
  const deleted = await deps.db.$transaction([
    deps.db.outbox.deleteMany({ where: { doneAt: { lt: before(KEEP_DAYS.outbox) } } }),
    deps.db.loginThrottle.deleteMany({ where: { lastFailedAt: { lt: before(KEEP_DAYS.throttles) } } }),
    deps.db.paymentNotice.deleteMany({ where: { receivedAt: { lt: before(KEEP_DAYS.notices) } } }),
    deps.db.identityProof.deleteMany({ where: { requestedAt: { lt: before(KEEP_DAYS.proofs) } } }),
    deps.db.phoneCode.deleteMany({ where: { sentAt: { lt: before(KEEP_DAYS.proofs) } } }),
    deps.db.passwordReset.deleteMany({ where: { createdAt: { lt: before(KEEP_DAYS.proofs) } } }),
    deps.db.linkToken.deleteMany({ where: { createdAt: { lt: before(KEEP_DAYS.proofs) } } }),
    deps.db.staffLogin.deleteMany({ where: { extendedAt: { lt: before(KEEP_DAYS.staff) } } }),
    deps.db.login.deleteMany({ where: { extendedAt: { lt: before(KEEP_DAYS.sessions) } } }),
  ])
  const audit = await forgetAudit(deps, before(KEEP_DAYS.staff))
  return deleted.reduce((sum, { count }) => sum + count, audit)
}

/** The audit log refuses every other deletion (trigger in the migration). */
async function forgetAudit({ db }: WorkerDeps, before: Date): Promise<number> {
  const [, { count }] = await db.$transaction([
    db.$executeRaw`SELECT set_config('hygiene.retention', 'on', true)`,
    db.auditEntry.deleteMany({ where: { at: { lt: before } } }),
  ])
  return count
}

export const tidyRecordsTask = repeatTask('tidying', () => 6 * 3600, tidyRecords)
