import { confirmSetupCheck as contract } from '@hygiene/contracts/staff/setup/confirm-setup-check'
import { denied } from '@hygiene/domain/verdict'
import { setupItemLabel } from '@hygiene/domain/staff/setup/setup-items'
import { operation } from '../../kit/operation.ts'

/** Confirms a check by the code from a restored backup or a received alert. Repeating it changes nothing. */
export const confirmSetupCheck = operation(contract, async ({ db, input: { kind, code }, now, log }) => {
  const check = await db.setupCheck.findUnique({ where: { kind } })
  if (check?.code !== code) return denied('SETUP_CODE_WRONG')
  const isOpen = check.confirmedAt === null
  if (isOpen && check.endsAt !== null && check.endsAt <= now) return denied('TEST_ALERT_OVER')
  const { count } = await db.setupCheck.updateMany({
    where: { kind, code, confirmedAt: null },
    data: { confirmedAt: now },
  })
  const detail = setupItemLabel[kind]
  log(count === 1 ? { detail, reason: detail } : null)
  return {}
})
