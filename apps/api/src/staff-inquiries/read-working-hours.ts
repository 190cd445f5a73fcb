import { readWorkingHours as contract } from '@hygiene/contracts/staff-inquiries/read-working-hours'
import { readWorkingHours as read } from '@hygiene/operations/inquiry/working-hours'
import { implement } from '../http/implement.ts'

export const readWorkingHours = implement(contract, ({ deps }) => read(deps.db))
