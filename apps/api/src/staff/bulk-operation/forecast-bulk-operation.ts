import { forecastBulkOperation as contract } from '@hygiene/contracts/staff/bulk-operation/forecast-bulk-operation'
import { BULK_ALONE } from '@hygiene/domain'
import { judgeSet } from '@hygiene/operations/staff/bulk-operation/prepare-bulk-operation'
import { implement } from '../../http/implement.ts'

export const forecastBulkOperation = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const judged = await judgeSet(deps.db, { ...input, employeeNo: caller.employeeNo }, now)
  if (!judged.allowed) throw refuse(judged.reason)
  const people = judged.subjects.length
  return { people, left: judged.left, needsApproval: people > BULK_ALONE }
})
