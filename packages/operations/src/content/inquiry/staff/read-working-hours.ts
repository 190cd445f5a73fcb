import { readWorkingHours as contract } from '@hygiene/contracts/content/inquiry/staff/read-working-hours'
import { query } from '../../../kit/operation.ts'
import { readKeptHours } from '../working-hours.ts'

export const readWorkingHours = query(contract, async ({ db }) => readKeptHours(db))
