import { browserStore } from '@hygiene/client/browser-store'
import type { EnrolmentNo, LectureNo } from '@hygiene/domain/record-numbers'
import { call } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { openLecture } from '@hygiene/contracts/education/study/open-lecture'
import { progressStoreIn } from './progress/progress-store.ts'
import { deliverLeftovers } from './progress/deliver-leftovers.ts'
import { sendProgress } from './progress/send-progress.ts'
import { becomePlayer, heldLeaseNo, keepLeaseNo } from './held-lease.ts'

export type Opened = EntityOf<typeof openLecture>
export type LectureKey = { lectureNo: LectureNo; enrolmentNo: EnrolmentNo }

let release: (() => void) | null = null

/** Sends records that an earlier page left behind, then opens the lecture and keeps its lease. */
export async function openPlayer(lecture: LectureKey, takeOver: 0 | 1): Promise<Opened> {
  release ??= await becomePlayer()
  if (release) await deliverLeftovers(progressStoreIn(browserStore), sendProgress)

  const leaseNo = release ? (heldLeaseNo() ?? undefined) : undefined
  const opened = await call(openLecture, { ...lecture, takeOver, leaseNo }, { onBreakage: 'throw' })
  keepLeaseNo(opened.lease.leaseNo)
  return opened
}

/** The lecture is left: another page of this browser may play. */
export function leavePlayer() {
  release?.()
  release = null
}

/** For the study room: records of a closed window are credited before progress is read. */
export async function deliverAsPlayer(): Promise<boolean> {
  const done = await becomePlayer(100)
  if (!done) return false
  try {
    return await deliverLeftovers(progressStoreIn(browserStore), sendProgress)
  } finally {
    done()
  }
}
