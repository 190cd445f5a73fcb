import { listCourseTaxes as contract } from '@hygiene/contracts/money/cash-receipt/staff/list-course-taxes'
import { query } from '../../../kit/operation.ts'

export const listCourseTaxes = query(contract, async ({ db }) => ({
  list: await db.course.findMany({
    select: { courseNo: true, year: true, name: true, priceWon: true, taxKind: true },
    orderBy: [{ year: 'desc' }, { courseNo: 'asc' }],
  }),
}))
