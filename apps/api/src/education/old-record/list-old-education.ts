import { listOldEducation as contract } from '@hygiene/contracts/education/old-record/list-old-education'
import { isOldNewOperator } from '@hygiene/domain'
import { implement } from '../../http/implement.ts'

export const listOldEducation = implement(contract, async ({ caller, deps }) => {
  const rows = await deps.db.oldEducation.findMany({
    where: { memberNo: caller.memberNo },
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
