import { randomUUID } from 'node:crypto'
import { type PrismaClient, type Queries, type Transaction, transaction } from '@hygiene/db'
import { allowed, denied, type SetupCheckName, TEST_ALERT_MS, type Verdict } from '@hygiene/domain'

/** The test alert that is raised now: the worker gives its code to the monitoring (docs/rules/setup.md). */
export async function raisedAlert(
  db: Pick<Queries, 'setupCheck'>,
  now: Date,
): Promise<{ code: string; endsAt: Date } | null> {
  const check = await db.setupCheck.findUnique({ where: { kind: 'alert' } })
  if (!check || check.confirmedAt !== null || check.endsAt === null || check.endsAt <= now) return null
  return { code: check.code, endsAt: check.endsAt }
}

/** Raises a test alert with a new code. While one is raised it stays, so that the code on its way is taken. */
export async function sendTestAlert(client: PrismaClient, now: Date): Promise<Date> {
  return client.$transaction(async (db) => {
    await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('setup check alert'))::text`
    const raised = await raisedAlert(db, now)
    if (raised) return raised.endsAt
    const endsAt = new Date(now.getTime() + TEST_ALERT_MS)
    const code = randomUUID().slice(0, 8).toUpperCase()
    const alert = { code, madeAt: now, endsAt, confirmedAt: null }
    await db.setupCheck.upsert({
      where: { kind: 'alert' },
      create: { kind: 'alert', ...alert },
      update: alert,
    })
    return endsAt
  })
}

interface Confirming {
  kind: SetupCheckName
  code: string
  now: Date
  /** Written with it. */
  alongside: (db: Transaction) => Promise<void>
}

/** Takes the code that a restored backup or a received alert has brought back. Twice is once. */
export async function confirmSetupCheck(
  client: PrismaClient,
  { kind, code, now, alongside }: Confirming,
): Promise<Verdict<'SETUP_CODE_WRONG' | 'TEST_ALERT_OVER'>> {
  return transaction<Verdict<'SETUP_CODE_WRONG' | 'TEST_ALERT_OVER'>>(client, async (db) => {
    const check = await db.setupCheck.findUnique({ where: { kind } })
    if (check?.code !== code) return denied('SETUP_CODE_WRONG')
    if (check.confirmedAt !== null) return allowed()
    if (check.endsAt !== null && check.endsAt <= now) return denied('TEST_ALERT_OVER')
    const { count } = await db.setupCheck.updateMany({
      where: { kind, code, confirmedAt: null },
      data: { confirmedAt: now },
    })
    if (count === 1) await alongside(db)
    return allowed()
  })
}
