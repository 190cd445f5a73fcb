import { listTaughtHours as contract } from '@hygiene/contracts/in-person/instructor/staff/list-taught-hours'
import { hoursTaught } from '@hygiene/operations/in-person/instructor/hours-taught'
import { implement } from '../../../http/implement.ts'

export const listTaughtHours = implement(contract, async ({ input, deps, now }) => ({
  list: await hoursTaught(deps.db, input.searchYear, now),
}))
