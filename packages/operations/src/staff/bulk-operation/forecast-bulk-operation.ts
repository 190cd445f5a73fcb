import { forecastBulkOperation as contract } from '@hygiene/contracts/staff/bulk-operation/forecast-bulk-operation'
import { denied } from '@hygiene/domain/verdict'
import { BULK_ALONE } from '@hygiene/domain/staff/bulk-operation/bulk-operation'
import { judgeSet } from './prepare-bulk-operation.ts'
import { query } from '../../kit/operation.ts'

export const forecastBulkOperation = query(contract, async ({ input, actor, db, now }) => {
  const judged = await judgeSet(db, { ...input, employeeNo: actor.employeeNo }, now)
  if (!judged.allowed) return denied(judged.reason)
  const people = judged.subjects.length
  return { people, left: judged.left, needsApproval: people > BULK_ALONE }
})
