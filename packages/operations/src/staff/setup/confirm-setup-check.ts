import { type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { allowed, denied, type SetupCheckName, type Verdict } from '@hygiene/domain'

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
