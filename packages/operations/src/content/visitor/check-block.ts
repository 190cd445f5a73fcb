import { checkBlock as contract } from '@hygiene/contracts/content/visitor/check-block'
import { query } from '../../kit/operation.ts'

/** A actor who gets as far as this is not blocked: the refusal comes before any handler. */
export const checkBlock = query(contract, async () => ({ isBlocked: false as const }))
