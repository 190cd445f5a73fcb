import { setCourseTax as contract } from '@hygiene/contracts/money/cash-receipt/staff/set-course-tax'
import { taxKindLabel } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { setCourseTax as set } from '@hygiene/operations/education/course/set-course-tax'
import { implement } from '../../../http/implement.ts'

export const setCourseTax = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { reason, ...wanted } = input
  const change = `${taxKindLabel[wanted.before]} → ${taxKindLabel[wanted.taxKind]}`
  const action = `${contract.operation} ${wanted.courseNo} ${change}`
  const verdict = await set(deps.db, {
    ...wanted,
    alongside: (db) => writeAudit(db, { caller, action, reason, ipAddress, now }),
  })
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { courseNo: wanted.courseNo }
})
