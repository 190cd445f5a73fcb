import { countNewInquiries as contract } from '@hygiene/contracts/content/inquiry/staff/count-new-inquiries'
import { implement } from '../../../http/implement.ts'
import { cameSince, queueFilter, queueWhere } from '@hygiene/operations/content/inquiry/queue-where'

export const countNewInquiries = implement(contract, async ({ input, caller, deps, ipAddress, now }) => {
  const employee = { ...caller, ipAddress }
  const where = [queueWhere(input.view, employee), queueFilter(input, now), cameSince(new Date(input.since))]
  return { count: await deps.db.inquiry.count({ where: { AND: where } }) }
})
