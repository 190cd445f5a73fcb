import { readOldEducation as contract } from '@hygiene/contracts/education/old-record/read-old-education'
import { denied } from '@hygiene/domain/verdict'
import { oldTrainingHours } from '@hygiene/domain/education/old-record/old-record'
import { query } from '../../kit/operation.ts'

export const readOldEducation = query(contract, async ({ input, actor, db }) => {
  const row = await db.oldEducation.findFirst({
    where: { oldEduNo: input.oldEduNo, memberNo: actor.memberNo },
  })
  if (!row) return denied('OLD_RECORD_NOT_FOUND')
  return {
    ...row,
    eduEndDate: row.eduEndDate.toISOString().slice(0, 10),
    hours: oldTrainingHours(row.utel),
    printedAt: row.printedAt,
  }
})
