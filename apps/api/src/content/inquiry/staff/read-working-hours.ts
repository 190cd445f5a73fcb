import { readWorkingHours as contract } from '@hygiene/contracts/content/inquiry/staff/read-working-hours'
import { readWorkingHours as read } from '@hygiene/operations/content/inquiry/read-working-hours'
import { implement } from '../../../http/implement.ts'

export const readWorkingHours = implement(contract, ({ deps }) => read(deps.db))
