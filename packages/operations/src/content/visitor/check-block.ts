import { checkBlock as contract } from '@hygiene/contracts/content/visitor/check-block'
import { query } from '../../kit/operation.ts'

/** Always returns false: a blocked caller is refused before any handler runs. */
export const checkBlock = query(contract, async () => ({ isBlocked: false as const }))
