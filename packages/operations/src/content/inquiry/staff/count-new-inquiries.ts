import { countNewInquiries as contract } from '@hygiene/contracts/content/inquiry/staff/count-new-inquiries'
import { query } from '../../../kit/operation.ts'
import { cameSince, queueFilter, queueWhere } from '../queue-where.ts'

export const countNewInquiries = query(contract, async ({ input, actor, db, now }) => {
  const where = [queueWhere(input.view, actor), queueFilter(input, now), cameSince(new Date(input.since))]
  return { count: await db.inquiry.count({ where: { AND: where } }) }
})
