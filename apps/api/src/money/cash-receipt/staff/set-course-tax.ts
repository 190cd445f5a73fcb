import { setCourseTax as contract } from '@hygiene/contracts/money/cash-receipt/staff/set-course-tax'
import { taxKindLabel } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { setCourseTax as set } from '@hygiene/operations/education/course/set-course-tax'
import { implement } from '../../../http/implement.ts'

export const setCourseTax = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { reason, ...wanted } = input
  const detail = `${taxKindLabel[wanted.before]} → ${taxKindLabel[wanted.taxKind]}`
  const subject = { kind: 'course', no: wanted.courseNo } as const
  const verdict = await set(deps.db, {
    ...wanted,
    alongside: (db) =>
      writeAudit(db, { caller, operation: contract.operation, subject, detail, reason, ipAddress, now }),
  })
  if (!verdict.allowed) throw refuse(verdict.reason)
  return { courseNo: wanted.courseNo }
})
