import { openLecture as contract } from '@hygiene/contracts/education/study/open-lecture'
import { studyStatusOf } from '@hygiene/domain/education/study/study-record'
import type { OpenedLecture } from '@hygiene/operations/education/study/open-lecture'
import { implement } from '../../http/implement.ts'
import { lectureClass } from '@hygiene/operations/education/study/lecture-class'

export const openLecture = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { enrolmentNo, lectureNo, takeOver, leaseNo: heldLeaseNo = null } = input
  const { memberNo, loginNo } = caller
  const isTakeOver = takeOver === 1
  const wanted = { memberNo, loginNo, enrolmentNo, lectureNo, heldLeaseNo, isTakeOver, now }
  const opened = await deps.openLecture(wanted)
  if (!opened.allowed) throw refuse(opened.reason)
  return openedView(opened, deps.config.MEDIA_SECRET, now)
})

function openedView({ lecture, next, state, leaseNo }: OpenedLecture, mediaSecret: string, now: Date) {
  return {
    class: lectureClass(lecture, mediaSecret, now),
    info: {
      studyTime: state.creditedMs / 1000,
      lectureNo: lecture.lectureNo,
      status: studyStatusOf(state.finished),
    },
    lease: { leaseNo, lastSequence: state.lastSequence, checkpointsPassed: state.checkpointsPassed },
    next,
  }
}
