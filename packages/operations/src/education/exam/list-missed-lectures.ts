import { listMissedLectures as contract } from '@hygiene/contracts/education/exam/list-missed-lectures'
import { denied } from '@hygiene/domain/verdict'
import { lastStudyDay } from '@hygiene/domain/education/study/study-term'
import { findMissedLectures } from '../study/find-missed-lectures.ts'
import { query } from '../../kit/operation.ts'

export const listMissedLectures = query(contract, async ({ input, actor, db }) => {
  const missed = await findMissedLectures(db, { memberNo: actor.memberNo, ...input })
  if (!missed.allowed) return denied(missed.reason)
  const { enrolmentNo, term, lectures } = missed
  return { enrolmentNo, endDate: lastStudyDay(term), list: lectures }
})
