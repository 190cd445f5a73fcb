import { listOpenCases as contract } from '@hygiene/contracts/staff/member-case/list-open-cases'
import { implement } from '../../http/implement.ts'
import { caseView } from './case-view.ts'

export const listOpenCases = implement(contract, async ({ caller, deps, now }) => {
  const { employeeNo } = caller
  const rows = await deps.db.memberCase.findMany({
    where: { employeeNo, closedAt: null, endsAt: { gt: now }, member: { withdrawnAt: null } },
    include: { member: true },
    orderBy: { openedAt: 'desc' },
  })
  return { list: rows.map((row) => caseView(row, now)) }
})
