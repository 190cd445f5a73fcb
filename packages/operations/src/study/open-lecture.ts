import { randomUUID } from 'node:crypto'
import { type Lecture, type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { denied, mayLookAtLectures, newWatchState, openLease, type WatchState } from '@hygiene/domain'
import { stepOnline } from '../records/step-online.ts'
import { lockStudy, type Study } from './find-study.ts'
import { type LectureWanted, takePlayerLease } from './take-player-lease.ts'
import { watchColumnsOf, watchStateOf } from './watch-record.ts'

export interface OpenedLecture {
  lecture: Lecture
  next: Lecture | null
  state: WatchState
  leaseNo: string
}

type LectureOpened =
  | ({ allowed: true } & OpenedLecture)
  | {
      allowed: false
      reason:
        | 'ENROLMENT_NOT_FOUND'
        | 'NOT_PAID'
        | 'ENROLMENT_ENDED'
        | 'LECTURE_NOT_FOUND'
        | 'PLAYER_OPEN_ELSEWHERE'
    }

/** Makes this the person's one active player. A finished lecture opens too, to look at it again without credit. */
export async function openLecture(
  client: PrismaClient,
  wanted: LectureWanted,
  now: Date,
): Promise<LectureOpened> {
  const { memberNo, enrolmentNo, lectureNo } = wanted
  return transaction<LectureOpened>(client, async (db) => {
    const study = await lockStudy(db, memberNo, enrolmentNo)
    if (!study) return denied('ENROLMENT_NOT_FOUND')
    const verdict = mayLookAtLectures(study, now)
    if (!verdict.allowed) return verdict
    const places = await findPlaces(db, study)
    const at = places.findIndex((place) => place.lectureNo === lectureNo)
    const place = places[at]
    if (!place) return denied('LECTURE_NOT_FOUND')

    const leaseNo = randomUUID()
    if (!(await takePlayerLease(db, { ...wanted, leaseNo }, now))) return denied('PLAYER_OPEN_ELSEWHERE')

    await stepOnline(db, 'beginStudy', { enrolmentNo }, {})
    const state = await handLectureTo(db, study, place.lecture, leaseNo, now)
    return { allowed: true, lecture: place.lecture, next: places[at + 1]?.lecture ?? null, state, leaseNo }
  })
}

function findPlaces(db: Transaction, { courseNo }: Study) {
  return db.courseLecture.findMany({
    where: { courseNo },
    include: { lecture: true },
    orderBy: { position: 'asc' },
  })
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
