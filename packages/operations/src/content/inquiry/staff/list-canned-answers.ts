import { listCannedAnswers as contract } from '@hygiene/contracts/content/inquiry/staff/list-canned-answers'
import { query } from '../../../kit/operation.ts'

export const listCannedAnswers = query(contract, async ({ db }) => {
  const rows = await db.cannedAnswer.findMany({
    where: { endedAt: null },
    orderBy: [{ cannedTitle: 'asc' }, { cannedNo: 'asc' }],
    include: { employee: { select: { name: true } } },
  })
  return {
    list: rows.map(({ employee, savedAt, ...row }) => ({
      ...row,
      employeeName: employee.name,
      savedAt,
    })),
  }
})
