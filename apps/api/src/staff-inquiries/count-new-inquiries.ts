import { countNewInquiries as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'
import { cameSince, conditionsOf, queueWhere } from './queue-where.ts'

export const countNewInquiries = implement(contract, async ({ input, caller, deps, ipAddress, now }) => {
  const clerk = { ...caller, ipAddress }
  const where = [queueWhere(input.view, clerk), conditionsOf(input, now), cameSince(new Date(input.since))]
  return { count: await deps.db.inquiry.count({ where: { AND: where } }) }
})
