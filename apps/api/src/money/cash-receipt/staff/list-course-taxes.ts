import { listCourseTaxes as contract } from '@hygiene/contracts/money/cash-receipt/staff/list-course-taxes'
import { implement } from '../../../http/implement.ts'

export const listCourseTaxes = implement(contract, async ({ deps }) => ({
  list: await deps.db.course.findMany({
    select: { courseNo: true, year: true, name: true, priceWon: true, taxKind: true },
    orderBy: [{ year: 'desc' }, { courseNo: 'asc' }],
  }),
}))
