import type { WorkerDeps } from '../deps.ts'

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
} as const

/** Deletes what has had its time. Running it twice deletes nothing more. */
export async function tidyRecords(deps: WorkerDeps): Promise<number> {
  const before = (days: number): Date => new Date(deps.now().getTime() - days * DAY_MS)
  const deleted = await deps.db.$transaction([
    deps.db.outbox.deleteMany({ where: { doneAt: { lt: before(KEEP_DAYS.outbox) } } }),
    deps.db.loginThrottle.deleteMany({ where: { lastFailedAt: { lt: before(KEEP_DAYS.throttles) } } }),
    deps.db.paymentNotice.deleteMany({ where: { receivedAt: { lt: before(KEEP_DAYS.notices) } } }),
    deps.db.loginSession.deleteMany({ where: { extendedAt: { lt: before(KEEP_DAYS.sessions) } } }),
  ])
  return deleted.reduce((sum, { count }) => sum + count, 0)
}
