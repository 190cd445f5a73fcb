import { orderImport as contract } from '@hygiene/contracts/staff/import/order-import'
import { orderImport as order } from '@hygiene/operations/staff/import/order-import'
import { implement } from '../../http/implement.ts'
import { findImport } from '@hygiene/operations/staff/import/find-import'

export const orderImport = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  if (!(await findImport(deps.db, caller, input.importNo))) throw refuse('IMPORT_NOT_FOUND')
  const ordered = await order(deps.db, input, { ...caller, ipAddress }, now)
  if (!ordered.allowed) throw refuse(ordered.reason)
  const { rows, approvalNo } = ordered
  return { rows, approvalNo }
})
