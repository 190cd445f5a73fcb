import { sendTestAlert as contract } from '@hygiene/contracts/staff/setup/send-test-alert'
import { sendTestAlert as send } from '@hygiene/operations/staff/setup/send-test-alert'
import { implement } from '../../http/implement.ts'

export const sendTestAlert = implement(contract, async ({ deps, now }) => ({
  endsAt: (await send(deps.db, now)).toISOString(),
}))
