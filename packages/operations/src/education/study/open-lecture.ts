import { openLecture as contract } from '@hygiene/contracts/education/study/open-lecture'
import { studyStatusOf } from '@hygiene/domain/education/study/study-record'
import { procedure } from '../../kit/operation.ts'
import { lectureClass } from './lecture-class.ts'

/** Groups concurrent openings in one commit (`group-openings.ts`). */
export const openLecture = procedure(
  contract,
  { needs: ['MEDIA_SECRET', 'openLecture'] },
  async ({ input, actor: { memberNo, loginNo }, openLecture: open, now, MEDIA_SECRET }) => {
    const { enrolmentNo, lectureNo, takeOver, leaseNo: heldLeaseNo = null } = input
    const isTakeOver = takeOver === 1
    const opened = await open({ memberNo, loginNo, enrolmentNo, lectureNo, heldLeaseNo, isTakeOver, now })
    if (!opened.allowed) return opened
    const { lecture, next, state, leaseNo } = opened
    return {
      class: lectureClass(lecture, MEDIA_SECRET, now),
      info: {
        studyTime: state.creditedMs / 1000,
        lectureNo: lecture.lectureNo,
        status: studyStatusOf(state.finished),
      },
      lease: { leaseNo, lastSequence: state.lastSequence, checkpointsPassed: state.checkpointsPassed },
      next,
    }
  },
)
