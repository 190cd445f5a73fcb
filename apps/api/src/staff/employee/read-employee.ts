import { readEmployee as contract } from '@hygiene/contracts/staff/employee/read-employee'
import { implement } from '../../http/implement.ts'

export const readEmployee = implement(contract, async ({ caller }) => caller)
