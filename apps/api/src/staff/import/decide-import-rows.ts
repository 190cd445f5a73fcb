import { decideImportRows as contract } from '@hygiene/contracts/staff/import/decide-import-rows'
import { decideImportRows as decide } from '@hygiene/operations/staff/import/decide-import-rows'
import { implement } from '../../http/implement.ts'
import { findImport } from '@hygiene/operations/staff/import/find-import'

export const decideImportRows = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  if (!(await findImport(deps.db, caller, input.importNo))) throw refuse('IMPORT_NOT_FOUND')
  const decided = await decide(deps.db, input, now)
  if (!decided.allowed) throw refuse(decided.reason)
  return { rows: decided.rows }
})
