import { forecastMerge as contract } from '@hygiene/contracts/member/merge/staff/forecast-merge'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { forecastMerge as forecast } from '@hygiene/operations/member/merge/forecast-merge'
import { implement } from '../../../http/implement.ts'

export const forecastMerge = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const forecasted = await forecast(deps.db, input, now)
  if (!forecasted.allowed) throw refuse(forecasted.reason)
  const memberNos = [input.stayNo, input.closedNo]
  const action = { operation: contract.operation, subject: null }
  await writeAudit(deps.db, { caller, ...action, reason: '', ipAddress, now, memberNos })
  return { shown: forecasted.shown }
})
