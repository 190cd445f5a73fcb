import { staffLogout as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'

export const staffLogout = implement(contract, async ({ caller, deps, now }) => {
  await deps.db.staffLogin.update({ where: { loginNo: caller.loginNo }, data: { endedAt: now } })
  return { ended: true as const }
})
