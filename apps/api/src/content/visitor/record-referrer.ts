import { recordReferrer as contract } from '@hygiene/contracts/content/visitor/record-referrer'
import { countReferrer } from '@hygiene/operations/content/visitor/count-referrer'
import { implement } from '../../http/implement.ts'

export const recordReferrer = implement(contract, async ({ input, deps, now }) => {
  await countReferrer(deps.pool, input, now)
  return { counted: true as const }
})
