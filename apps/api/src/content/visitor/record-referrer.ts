import { recordReferrer as contract } from '@hygiene/contracts/content/visitor/record-referrer'
import { recordReferrer as record } from '@hygiene/operations/content/visitor/record-referrer'
import { implement } from '../../http/implement.ts'

export const recordReferrer = implement(contract, async ({ input, deps, now }) => {
  await record(deps.pool, input, now)
  return { counted: true as const }
})
