import { listOpenCases as contract } from '@hygiene/contracts/staff/member-case/list-open-cases'
import { query } from '../../kit/operation.ts'
import { caseView } from './case-view.ts'

export const listOpenCases = query(contract, async ({ actor, db, now }) => {
  const { employeeNo } = actor
  const rows = await db.memberCase.findMany({
    where: { employeeNo, closedAt: null, endsAt: { gt: now }, member: { withdrawnAt: null } },
    include: { member: true },
    orderBy: { openedAt: 'desc' },
  })
  return { list: rows.map((row) => caseView(row, now)) }
})
