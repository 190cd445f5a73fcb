import { listMissedLectures as contract } from '@hygiene/contracts/education/exam/list-missed-lectures'
import { lastStudyDay } from '@hygiene/domain'
import { findMissedLectures } from '@hygiene/operations/education/study/find-missed-lectures'
import { implement } from '../../http/implement.ts'

export const listMissedLectures = implement(contract, async ({ input, caller, deps, refuse }) => {
  const missed = await findMissedLectures(deps.db, { memberNo: caller.memberNo, ...input })
  if (!missed.allowed) throw refuse(missed.reason)
  const { enrolmentNo, term, lectures } = missed
  return { enrolmentNo, endDate: lastStudyDay(term), list: lectures }
})
