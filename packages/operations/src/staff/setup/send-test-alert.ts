import { randomUUID } from 'node:crypto'
import { sendTestAlert as contract } from '@hygiene/contracts/staff/setup/send-test-alert'
import { TEST_ALERT_MS } from '@hygiene/domain/staff/setup/setup-items'
import { operation } from '../../kit/operation.ts'
import { raisedAlert } from './raised-alert.ts'

/** Raises a test alert with a new code. An active one is kept, so that a code already on its way is accepted. */
export const sendTestAlert = operation(contract, async ({ db, now }) => {
  await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('setup check alert'))::text`
  const raised = await raisedAlert(db, now)
  if (raised) return { endsAt: raised.endsAt }
  const endsAt = new Date(now.getTime() + TEST_ALERT_MS)
  const code = randomUUID().slice(0, 8).toUpperCase()
  const alert = { code, madeAt: now, endsAt, confirmedAt: null }
  await db.setupCheck.upsert({ where: { kind: 'alert' }, create: { kind: 'alert', ...alert }, update: alert })
  return { endsAt }
})
