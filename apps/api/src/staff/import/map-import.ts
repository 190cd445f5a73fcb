import { mapImport as contract } from '@hygiene/contracts/staff/import/map-import'
import { mapImport as map } from '@hygiene/operations/staff/import/map-import'
import { implement } from '../../http/implement.ts'
import { findImport } from '@hygiene/operations/staff/import/find-import'

export const mapImport = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { importNo, columns, values, headerAt, isFinal } = input
  if (!(await findImport(deps.db, caller, importNo))) throw refuse('IMPORT_NOT_FOUND')
  const text: Record<string, Record<string, string>> = {}
  for (const { key, theirs, ours } of values) text[key] = { ...text[key], [theirs]: ours }
  const mapping = { columns: Object.fromEntries(columns.map(({ key, at }) => [key, at])), values: text }
  const mapped = await map(deps.db, { importNo, mapping, headerAt, isFinal }, now)
  if (!mapped.allowed) throw refuse(mapped.reason)
  return { importNo }
})
