import { listTaughtHours as contract } from '@hygiene/contracts/in-person/instructor/staff/list-taught-hours'
import { hoursTaught } from '../hours-taught.ts'
import { query } from '../../../kit/operation.ts'

export const listTaughtHours = query(contract, async ({ input, db, now }) => ({
  list: await hoursTaught(db, input.searchYear, now),
}))
