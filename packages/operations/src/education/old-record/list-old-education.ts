import { listOldEducation as contract } from '@hygiene/contracts/education/old-record/list-old-education'
import { isOldNewOperator } from '@hygiene/domain/education/old-record/old-record'
import { query } from '../../kit/operation.ts'

export const listOldEducation = query(contract, async ({ actor, db }) => {
  const rows = await db.oldEducation.findMany({
    where: { memberNo: actor.memberNo },
    orderBy: [{ eduEndDate: 'desc' }, { oldEduNo: 'desc' }],
  })
  return {
    list: rows.map((row) => ({
      ...row,
      isNewOperator: isOldNewOperator(row.utel),
      isPrinted: row.printedAt !== null,
      eduEndDate: row.eduEndDate.toISOString().slice(0, 10),
    })),
  }
})
