import { publishCourse as contract } from '@hygiene/contracts/education/course/staff/publish-course'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { publishCourse as publish } from '@hygiene/operations/education/course/publish-course'
import { implement } from '../../../http/implement.ts'

export const publishCourse = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { startsAt, ...seen } = input
  const asked = startsAt === null ? null : new Date(startsAt)
  const published = await publish(deps.db, { ...seen, asked }, caller.employeeNo, now)
  if (!published.allowed) throw refuse(published.reason)
  const subject = { kind: 'course', no: input.courseNo } as const
  await writeAudit(deps.db, { caller, operation: contract.operation, subject, reason: '', ipAddress, now })
  return { startsAt: published.startsAt.toISOString() }
})
