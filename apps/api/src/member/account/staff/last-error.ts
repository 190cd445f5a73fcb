import type { Member, Queries } from '@hygiene/db'
import { type FailuresByNetwork, LOGIN_FAILURE_LIMIT, LOGIN_LOCK_SECONDS } from '@hygiene/domain'

const DAY_MS = 86_400_000
/** Older errors say nothing about the call of today. */
const DAYS = 30

interface LastError {
  kind: 'identity' | 'payment' | 'login'
  reason: string
  at: string
  times: number
}

/**
 * What went wrong last for a member and is not overcome: the identity check of a course, a payment, or the password. What was
 * overcome stays in the history.
 */
export async function findLastError(
  db: Queries,
  { memberNo, userId }: Pick<Member, 'memberNo' | 'userId'>,
  now: Date,
): Promise<LastError | null> {
  const since = new Date(now.getTime() - DAYS * DAY_MS)
  const [checks, payment, paid, throttle, login] = await Promise.all([
    db.identityCheck.findMany({
      where: {
        enrolment: { memberNo, completedAt: null, endedAt: null },
        OR: [{ refusedReason: { not: null } }, { confirmedAt: { not: null } }],
        requestedAt: { gt: since },
      },
      orderBy: { requestedAt: 'desc' },
      take: 20,
    }),
    db.payment.findFirst({
      where: { memberNo, status: 'failed', createdAt: { gt: since } },
      orderBy: { createdAt: 'desc' },
    }),
    db.payment.findFirst({ where: { memberNo, paidAt: { gt: since } }, orderBy: { paidAt: 'desc' } }),
    db.loginThrottle.findUnique({ where: { userId } }),
    db.login.findFirst({ where: { memberNo }, orderBy: { loggedInAt: 'desc' } }),
  ])
  const refused = checks.filter(({ confirmedAt }) => confirmedAt === null)
  const check = refused.find(
    ({ enrolmentNo, requestedAt }) =>
      !checks.some(
        (one) => one.enrolmentNo === enrolmentNo && one.confirmedAt !== null && one.confirmedAt > requestedAt,
      ),
  )
  const found: { kind: LastError['kind']; reason: string; at: Date; times: number }[] = []
  if (check) {
    const sameDay = ({ requestedAt }: { requestedAt: Date }) =>
      check.requestedAt.getTime() - requestedAt.getTime() < DAY_MS
    const { refusedReason, requestedAt } = check
    found.push({
      kind: 'identity',
      reason: refusedReason ?? '',
      at: requestedAt,
      times: refused.filter(sameDay).length,
    })
  }
  if (payment && !(paid?.paidAt && paid.paidAt > payment.createdAt)) {
    const at = payment.checkedAt ?? payment.createdAt
    found.push({ kind: 'payment', reason: payment.failure ?? '', at, times: 1 })
  }
  if (throttle && !(login && login.loggedInAt > throttle.lastFailedAt)) {
    const failures = Object.values(throttle.failures as unknown as FailuresByNetwork)
    const times = failures.reduce((sum, { count }) => sum + count, 0)
    found.push({ kind: 'login', reason: '', at: throttle.lastFailedAt, times })
  }
  const last = found.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]
  return last ? { ...last, at: last.at.toISOString() } : null
}

/** Until when wrong passwords keep an id locked, from the network that failed most; null: it is open. */
export async function findLock(db: Queries, userId: string, now: Date): Promise<Date | null> {
  const throttle = await db.loginThrottle.findUnique({ where: { userId } })
  if (!throttle) return null
  const kept = Object.values(
    throttle.failures as unknown as Record<string, { count: number; lastFailedAt: string }>,
  )
  const ends = kept
    .filter(({ count }) => count >= LOGIN_FAILURE_LIMIT)
    .map(({ lastFailedAt }) => new Date(lastFailedAt).getTime() + LOGIN_LOCK_SECONDS * 1000)
  const end = Math.max(0, ...ends)
  return end > now.getTime() ? new Date(end) : null
}
