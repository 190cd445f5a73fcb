import { randomUUID } from 'node:crypto'
import {
  type Lecture,
  type LectureProgress,
  type PrismaClient,
  type Transaction,
  transaction,
} from '@hygiene/db'
import {
  denied,
  type EnrolmentNo,
  type LectureNo,
  mayStudyLecture,
  newWatchState,
  openLease,
  type WatchState,
} from '@hygiene/domain'
import { titlesOfVersions } from '../education/titles-of-version.ts'
import { stepOnline } from '../records/step-online.ts'
import { lockStudy } from './find-study.ts'
import { watchColumnsOf, watchStateOf } from './judge-record.ts'

/** A player that has not been heard of for this long is dead; it beats every 10 s, old clients every 60. */
const LEASE_SILENCE_MS = 90_000

interface LectureWanted {
  memberNo: number
  loginNo: string
  enrolmentNo: EnrolmentNo
  lectureNo: LectureNo
  /** The lease this browser says it holds. */
  heldLeaseNo: string | null
  isTakeOver: boolean
}

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
        | 'LECTURE_FINISHED'
        | 'PLAYER_OPEN_ELSEWHERE'
    }

/** Makes this the person's one active player. A lecture that was seen to its end is not opened any more: it is replayed. */
export async function openLecture(
  client: PrismaClient,
  wanted: LectureWanted,
  now: Date,
): Promise<LectureOpened> {
  const { memberNo, enrolmentNo, lectureNo } = wanted
  return transaction<LectureOpened>(client, async (db) => {
    const study = await lockStudy(db, memberNo, enrolmentNo)
    if (!study) return denied('ENROLMENT_NOT_FOUND')
    const places = await db.courseLecture.findMany({
      where: { courseNo: study.courseNo },
      include: { lecture: true },
      orderBy: { position: 'asc' },
    })
    const at = places.findIndex((place) => place.lectureNo === lectureNo)
    const place = places[at]
    if (!place) return denied('LECTURE_NOT_FOUND')
    const stored = await db.lectureProgress.findUnique({
      where: { enrolmentNo_lectureNo: { enrolmentNo, lectureNo } },
    })
    const isFinished = stored !== null && stored.finishedAt !== null
    const verdict = mayStudyLecture(study, { isFinished }, now)
    if (!verdict.allowed) return verdict

    const leaseNo = randomUUID()
    if (!(await takePlayerLease(db, { ...wanted, leaseNo }, now))) return denied('PLAYER_OPEN_ELSEWHERE')

    await stepOnline(db, 'beginStudy', { enrolmentNo }, {})
    const state = await handLectureTo(db, { enrolmentNo, lecture: place.lecture, stored, leaseNo }, now)
    const words = await titlesOfVersions(db, [study.courseNo])
    const titled = (shown: Lecture) => ({ ...shown, ...words(study.courseNo, shown.lectureNo) })
    const next = places[at + 1]?.lecture
    return { allowed: true, lecture: titled(place.lecture), next: next ? titled(next) : null, state, leaseNo }
  })
}

interface Handed {
  enrolmentNo: EnrolmentNo
  lecture: Lecture
  stored: LectureProgress | null
  leaseNo: string
}

async function handLectureTo(
  db: Transaction,
  { enrolmentNo, lecture, stored, leaseNo }: Handed,
  now: Date,
): Promise<WatchState> {
  const key = { enrolmentNo, lectureNo: lecture.lectureNo }
  const before = stored
    ? watchStateOf(stored, lecture.durationSeconds)
    : newWatchState(lecture.durationSeconds * 1000)
  const state = openLease(before, leaseNo, now)
  // The player keeps this film, and is counted against its length, until the lecture is opened again.
  const columns = { ...watchColumnsOf(state, null, now), filmEdition: lecture.filmEdition }
  await db.lectureProgress.upsert({
    where: { enrolmentNo_lectureNo: key },
    create: { ...key, ...columns },
    update: columns,
  })
  return state
}

/**
 * Makes this player the person's active one; false while another one is alive. One statement, so that of two players
 * opened at once the second waits for the first and then loses.
 */
async function takePlayerLease(
  db: Transaction,
  wanted: LectureWanted & { leaseNo: string },
  now: Date,
): Promise<boolean> {
  const { memberNo, loginNo, leaseNo, enrolmentNo, lectureNo } = wanted
  const deadBefore = new Date(now.getTime() - LEASE_SILENCE_MS)
  const rows = await db.$queryRaw<{ memberNo: number }[]>`
    INSERT INTO "PlayerLease" AS held
           ("memberNo", "leaseNo", "enrolmentNo", "lectureNo", "loginNo", "takenAt", "seenAt")
    VALUES (${memberNo}, ${leaseNo}::uuid, ${enrolmentNo}, ${lectureNo}, ${loginNo}::uuid, ${now}, ${now})
    ON CONFLICT ("memberNo") DO UPDATE
       SET ("leaseNo", "enrolmentNo", "lectureNo", "loginNo", "takenAt", "seenAt")
         = (excluded."leaseNo", excluded."enrolmentNo", excluded."lectureNo", excluded."loginNo",
            excluded."takenAt", excluded."seenAt")
     WHERE ${wanted.isTakeOver}
        OR held."seenAt" < ${deadBefore}
        OR (held."loginNo" = excluded."loginNo" AND held."leaseNo" = ${wanted.heldLeaseNo}::uuid)
        OR NOT EXISTS (SELECT 1 FROM "Login" s
                        WHERE s."loginNo" = held."loginNo" AND s."endedAt" IS NULL)
    RETURNING "memberNo"`
  return rows.length === 1
}
