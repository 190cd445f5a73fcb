import { endCannedAnswer as contract } from '@hygiene/contracts/content/inquiry/staff/end-canned-answer'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'

export const endCannedAnswer = operation(contract, async ({ db, input: { cannedNo, version }, now, log }) => {
  const where = { cannedNo, endedAt: null }
  const { count } = await db.cannedAnswer.updateMany({ where: { ...where, version }, data: { endedAt: now } })
  if (count === 0)
    return denied((await db.cannedAnswer.count({ where })) > 0 ? 'CANNED_CHANGED' : 'CANNED_NOT_FOUND')
  log({ subject: { kind: 'cannedAnswer', no: cannedNo } })
  return { cannedNo }
})
