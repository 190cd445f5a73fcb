import { readOnlineEnrolment as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'
import { recordOf, ROW_PARTS, rowOf } from './enrolment-view.ts'

export const readOnlineEnrolment = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const enrolment = await deps.db.onlineEnrolment.findFirst({
    where: { onlineEduNo: input.onlineEduNo, memberNo: caller.memberNo },
    include: { ...ROW_PARTS, certificate: { select: { certificateNumber: true } } },
  })
  if (!enrolment) throw refuse('ENROLMENT_NOT_FOUND')

  const { certificate, ...row } = enrolment
  return { info: recordOf(row, certificate?.certificateNumber ?? null), state: rowOf(row, now) }
})
