import { checkBlock as contract } from '@hygiene/contracts/content/visitor/check-block'
import { implement } from '../../http/implement.ts'

/** A caller who gets as far as this is not blocked: the refusal comes before any handler. */
export const checkBlock = implement(contract, async () => ({ isBlocked: false as const }))
