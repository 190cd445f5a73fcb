import { readEmployee as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'

export const readEmployee = implement(contract, async ({ caller }) => caller)
