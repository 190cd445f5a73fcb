import { listCannedAnswers as contract } from '@hygiene/contracts/content/inquiry/staff/list-canned-answers'
import { implement } from '../../../http/implement.ts'

export const listCannedAnswers = implement(contract, async ({ deps }) => {
  const rows = await deps.db.cannedAnswer.findMany({
    where: { endedAt: null },
    orderBy: [{ cannedTitle: 'asc' }, { cannedNo: 'asc' }],
    include: { employee: { select: { name: true } } },
  })
  return {
    list: rows.map(({ employee, savedAt, ...row }) => ({
      ...row,
      employeeName: employee.name,
      savedAt: savedAt.toISOString(),
    })),
  }
})
