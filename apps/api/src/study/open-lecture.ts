import { randomUUID } from 'node:crypto'
import { openLecture as contract } from '@hygiene/contracts'
import type { Lecture, Transaction } from '@hygiene/db'
import { stepOnline } from '@hygiene/operations/records/step-online'
import { mayLookAtLectures, newWatchState, openLease, type WatchState } from '@hygiene/domain'
import { lockStudy, type Study } from '@hygiene/operations/study/find-study'
import { takePlayerLease } from '@hygiene/operations/study/take-player-lease'
import { studyStatusOf, watchColumnsOf, watchStateOf } from '@hygiene/operations/study/watch-record'
import { implement } from '../http/implement.ts'
import { mediaAddress } from './media-address.ts'

/** A player that has not been heard of for this long is dead; it beats every 10 s, old clients every 60. */
const LEASE_SILENCE_MS = 90_000

/** Makes this the person's one active player. A finished lecture opens too, to look at it again without credit. */
export const openLecture = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { enrolmentNo, lectureNo, takeOver, leaseNo: heldLeaseNo } = input
  const opened = await deps.db.$transaction(async (db) => {
    const study = await lockStudy(db, caller.memberNo, enrolmentNo)
    if (!study) throw refuse('ENROLMENT_NOT_FOUND')
    const verdict = mayLookAtLectures(study, now)
    if (!verdict.allowed) throw refuse(verdict.reason)
    const places = await findPlaces(db, study)
    const at = places.findIndex((place) => place.lectureNo === lectureNo)
    const place = places[at]
    if (!place) throw refuse('LECTURE_NOT_FOUND')

    const leaseNo = randomUUID()
    const isTaken = await takePlayerLease(db, {
      memberNo: caller.memberNo,
      loginNo: caller.loginNo,
      enrolmentNo,
      lectureNo,
      leaseNo,
      now,
      heldLeaseNo: heldLeaseNo ?? null,
      isTakeOver: takeOver === 1,
      deadBefore: new Date(now.getTime() - LEASE_SILENCE_MS),
    })
    if (!isTaken) throw refuse('PLAYER_OPEN_ELSEWHERE')

    await beginStudying(db, study)
    const state = await handLectureTo(db, study, place.lecture, leaseNo, now)
    return { lecture: place.lecture, next: places[at + 1]?.lecture ?? null, state, leaseNo }
  })

  return openedView(opened, deps.config.MEDIA_SECRET, now)
})

interface OpenedLecture {
  lecture: Lecture
  next: Lecture | null
  state: WatchState
  leaseNo: string
}

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

function findPlaces(db: Transaction, { courseNo }: Study) {
  return db.courseLecture.findMany({
    where: { courseNo },
    include: { lecture: true },
    orderBy: { position: 'asc' },
  })
}

async function beginStudying(db: Transaction, { enrolmentNo }: Study): Promise<void> {
  await stepOnline(db, 'beginStudy', { enrolmentNo }, {})
}

async function handLectureTo(
  db: Transaction,
  { enrolmentNo }: Study,
  lecture: { lectureNo: number; durationSeconds: number },
  leaseNo: string,
  now: Date,
): Promise<WatchState> {
  const key = { enrolmentNo, lectureNo: lecture.lectureNo }
  const stored = await db.lectureProgress.findUnique({ where: { enrolmentNo_lectureNo: key } })
  const before = stored
    ? watchStateOf(stored, lecture.durationSeconds)
    : newWatchState(lecture.durationSeconds * 1000)
  const state = openLease(before, leaseNo, now)
  const columns = watchColumnsOf(state, stored?.finishedAt ?? null, now)
  await db.lectureProgress.upsert({
    where: { enrolmentNo_lectureNo: key },
    create: { ...key, ...columns },
    update: columns,
  })
  return state
}
