import { openLecture as contract } from '@hygiene/contracts'
import { studyStatusOf } from '@hygiene/domain'
import { type OpenedLecture, openLecture as open } from '@hygiene/operations/study/open-lecture'
import { implement } from '../http/implement.ts'
import { mediaAddress } from './media-address.ts'

export const openLecture = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { enrolmentNo, lectureNo, takeOver, leaseNo: heldLeaseNo = null } = input
  const { memberNo, loginNo } = caller
  const wanted = { memberNo, loginNo, enrolmentNo, lectureNo, heldLeaseNo, isTakeOver: takeOver === 1 }
  const opened = await open(deps.db, wanted, now)
  if (!opened.allowed) throw refuse(opened.reason)
  return openedView(opened, deps.config.MEDIA_SECRET, now)
})

function openedView({ lecture, next, state, leaseNo }: OpenedLecture, mediaSecret: string, now: Date) {
  const address = mediaAddress(mediaSecret, lecture.mediaKey, now)
  return {
    class: {
      filePath: `${address}/index.m3u8`,
      captionPath: lecture.hasCaptions ? `${address}/captions.vtt` : null,
      posterPath: `${address}/poster.webp`,
      title: lecture.title,
      durationSeconds: lecture.durationSeconds,
    },
    info: {
      studyTime: state.creditedMs / 1000,
      lectureNo: lecture.lectureNo,
      status: studyStatusOf(state.finished),
    },
    lease: { leaseNo, lastSequence: state.lastSequence, checkpointsPassed: state.checkpointsPassed },
    next: next && { lectureNo: next.lectureNo, title: next.title },
  }
}
