import { readSetup as contract } from '@hygiene/contracts/staff/setup/read-setup'
import { readSetup as read } from '@hygiene/operations/staff/setup/read-setup'
import { raisedAlert } from '@hygiene/operations/staff/setup/raised-alert'
import { implement } from '../../http/implement.ts'

export const readSetup = implement(contract, async ({ deps, now }) => {
  const deploymentSender = deps.config.SMS_SENDER
  const [items, alert] = await Promise.all([
    read(deps.db, { now, deploymentSender }),
    raisedAlert(deps.db, now),
  ])
  return { asOf: now.toISOString(), items, testAlertEndsAt: alert?.endsAt.toISOString() ?? null }
})
