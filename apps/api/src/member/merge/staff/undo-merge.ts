import { undoMerge as contract } from '@hygiene/contracts/member/merge/staff/undo-merge'
import { memberActionReasonText } from '@hygiene/domain'
import { undoMerge as undo } from '@hygiene/operations/member/merge/undo-merge'
import { implement } from '../../../http/implement.ts'

export const undoMerge = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { mergeNo } = input
  const employee = { employeeNo: caller.employeeNo, ipAddress }
  const undone = await undo(deps.db, { mergeNo, employee, text: memberActionReasonText(input) }, now)
  if (!undone.allowed) throw refuse(undone.reason, undone.about)
  return { closedNo: undone.closedNo }
})
