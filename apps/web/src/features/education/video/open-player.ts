import { call } from '@hygiene/client'
import { browserStore } from '@hygiene/client/browser-store'
import { openLecture } from '@hygiene/contracts/education/study/open-lecture'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { EnrolmentNo, LectureNo } from '@hygiene/domain/record-numbers'
import { deliverLeftovers } from './progress/deliver-leftovers.ts'
import { progressStoreIn } from './progress/progress-store.ts'
import { sendProgress } from './progress/send-progress.ts'

/** The lease of this browser's player, kept so that a reload, or the phone's restart, is not a second player. */
const KEY = 'lecture-lease'
const LOCK = 'lecture-player'
/** A page that is being left gives its lock up within this. */
const LOCK_WAIT_MS = 1500

const heldLeaseNo = () => browserStore.getItem(KEY)
const keepLeaseNo = (leaseNo: string) => browserStore.setItem(KEY, leaseNo)

/**
 * Makes this page the browser's one player; answers how to give that up, or null while another page plays, whose
 * lease and running records are then left alone. In a browser without locks, or that refuses them, every page may play.
 */
async function becomePlayer(waitMs = LOCK_WAIT_MS): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return () => {}
  // The lock is held until the resolver that is answered here is called.
  return new Promise((answer) => {
    navigator.locks
      .request(LOCK, { signal: AbortSignal.timeout(waitMs) }, () => new Promise<void>(answer))
      .catch((error: unknown) => answer(isWaitOver(error) ? null : () => {}))
  })
}

const isWaitOver = (error: unknown) =>
  error instanceof DOMException && ['TimeoutError', 'AbortError'].includes(error.name)

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
