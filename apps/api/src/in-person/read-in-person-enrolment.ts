import { readInPersonEnrolment as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'
import { inPersonRecordOf, RECORD_PARTS } from './in-person-record.ts'
import { readInPersonRows } from './in-person-rows.ts'

export const readInPersonEnrolment = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const own = { inPersonEnrolmentNo: input.inPersonEnrolmentNo, memberNo: caller.memberNo }
  const record = await deps.db.inPersonEnrolment.findFirst({ where: own, include: RECORD_PARTS })
  const { list } = await readInPersonRows(deps.pool, own, { skip: 0 }, now)
  const [state] = list
  if (!record || !state) throw refuse('ENROLMENT_NOT_FOUND')
  return { ...inPersonRecordOf(record), state }
})
