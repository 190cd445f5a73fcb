import { saveCannedAnswer as contract } from '@hygiene/contracts/content/inquiry/staff/save-canned-answer'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'

/** Saves a canned answer or a new version. Refuses if another employee has changed it since it was read. */
export const saveCannedAnswer = operation(contract, async ({ db, input, actor, now, log }) => {
  const { cannedNo, version = 0, cannedTitle, cannedText } = input
  const saved = { cannedTitle, cannedText, employeeNo: actor.employeeNo, savedAt: now }
  if (cannedNo === undefined) {
    const made = await db.cannedAnswer.create({ data: saved })
    log({ subject: { kind: 'cannedAnswer', no: made.cannedNo } })
    return { cannedNo: made.cannedNo, version: made.version }
  }
  const where = { cannedNo, endedAt: null }
  if (!(await db.cannedAnswer.findFirst({ where }))) return denied('CANNED_NOT_FOUND')
  const { count } = await db.cannedAnswer.updateMany({
    where: { ...where, version },
    data: { ...saved, version: { increment: 1 } },
  })
  if (count === 0) return denied('CANNED_CHANGED')
  log({ subject: { kind: 'cannedAnswer', no: cannedNo } })
  return { cannedNo, version: version + 1 }
})
