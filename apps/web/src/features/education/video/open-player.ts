import { call } from '@hygiene/client'
import { browserStore } from '@hygiene/client/browser-store'
import { openLecture } from '@hygiene/contracts/education/study/open-lecture'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { EnrolmentNo, LectureNo } from '@hygiene/domain/record-numbers'
import { deliverLeftovers } from './progress/deliver-leftovers.ts'
import { progressStoreIn } from './progress/progress-store.ts'
import { sendProgress } from './progress/send-progress.ts'

/** Keeps the lease of this browser's player, so that a reload or a restart of the phone does not count as a second player. */
const KEY = 'lecture-lease'
const LOCK = 'lecture-player'
/** A page that is being left releases its lock within this time. */
const LOCK_WAIT_MS = 1500

const heldLeaseNo = () => browserStore.getItem(KEY)
const keepLeaseNo = (leaseNo: string) => browserStore.setItem(KEY, leaseNo)

/**
 * Makes this page the browser's only player and returns the release function. Returns null while another page plays, whose lease
 * and running records must not be touched. In a browser without locks, or one that refuses them, every page may play.
 */
async function becomePlayer(waitMs = LOCK_WAIT_MS): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return () => {}
  // The lock is held until the returned resolver is called.
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

export async function openPlayer(lecture: LectureKey, takeOver: 0 | 1): Promise<Opened> {
  release ??= await becomePlayer()
  if (release) await deliverLeftovers(progressStoreIn(browserStore), sendProgress)

  const leaseNo = release ? (heldLeaseNo() ?? undefined) : undefined
  const opened = await call(openLecture, { ...lecture, takeOver, leaseNo }, { onBreakage: 'throw' })
  keepLeaseNo(opened.lease.leaseNo)
  return opened
}

export function leavePlayer() {
  release?.()
  release = null
}

/** Credits the records of a closed window before the study room reads the progress. */
export async function deliverAsPlayer(): Promise<boolean> {
  const done = await becomePlayer(100)
  if (!done) return false
  try {
    return await deliverLeftovers(progressStoreIn(browserStore), sendProgress)
  } finally {
    done()
  }
}
