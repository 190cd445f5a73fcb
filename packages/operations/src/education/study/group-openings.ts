import { randomUUID } from 'node:crypto'
import { groupCommits, inPoolTransaction, type LastWrites } from '@hygiene/db/group-commits'
import { denied } from '@hygiene/domain/verdict'
import { mayStepOnline } from '@hygiene/domain/education/enrolment/enrolment-step'
import { mayStudyLecture } from '@hygiene/domain/education/study/study-record'
import { newWatchState, openLease, type WatchState } from '@hygiene/domain/education/study/watch-state'
import type { Pool, PoolClient } from 'pg'
import { watchColumnsOf, watchStateOf } from './judge-record.ts'
import { type LectureWanted, lockOpenings, type OpenedVideo, type OpeningRow } from './lock-openings.ts'
import { type Opening, storeOpenings } from './opening-store.ts'

/** Is limited because each lease is searched among those of the whole group, so the cost grows with the square. */
const GROUP_LIMIT = 64

interface OpenedLecture {
  lecture: OpenedVideo
  next: OpeningRow['next']
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

export type OpenLecture = (wanted: LectureWanted) => Promise<LectureOpened>

/**
 * Makes this the person's only active player. A finished lecture is replayed instead. Concurrent openings share a transaction. An
 * opening whose enrolment or lease is missing or locked elsewhere runs alone, because only a single opening may wait.
 */
export function groupedOpening(pool: Pool): OpenLecture {
  const openAlone: OpenLecture = async (wanted) => {
    const [opened] = await inPoolTransaction(pool, (client) => openAll(client, [wanted], 'wait'))
    return opened ?? denied('ENROLMENT_NOT_FOUND')
  }
  const grouped = groupCommits<LectureWanted, LectureOpened | null>({
    limit: GROUP_LIMIT,
    keyOf: ({ memberNo }) => memberNo,
    commit: async (group) => inPoolTransaction(pool, (client) => openAll(client, group, 'skip')),
    commitAlone: openAlone,
  })
  return async (wanted) => (await grouped(wanted)) ?? openAlone(wanted)
}

async function openAll(
  client: PoolClient,
  wanted: readonly LectureWanted[],
  held: 'wait' | 'skip',
): Promise<LastWrites<Promise<(LectureOpened | null)[]>>> {
  const rows = await lockOpenings(client, wanted, held)
  const openings: Opening[] = []
  const judged = wanted.map((one, place) => {
    const row = rows[place]
    const verdict = row ? judgeOpening(row, one) : null
    if (row && verdict?.allowed) openings.push(openingOf(row, one, verdict))
    return verdict
  })
  const result = storeOpenings(client, openings).then((taken) =>
    judged.map((verdict, place) =>
      verdict?.allowed && !taken.has(wanted[place]?.memberNo ?? 0)
        ? denied('PLAYER_OPEN_ELSEWHERE')
        : verdict,
    ),
  )
  return { result, writes: [result] }
}

function judgeOpening(row: OpeningRow, { now }: LectureWanted): LectureOpened {
  const { lecture, next } = row
  if (!lecture) return denied('LECTURE_NOT_FOUND')
  const verdict = mayStudyLecture(row, { isFinished: row.finishedAt !== null }, now)
  if (!verdict.allowed) return verdict
  const before = row.hasProgress
    ? watchStateOf(row, lecture.durationSeconds)
    : newWatchState(lecture.durationSeconds * 1000)
  const leaseNo = randomUUID()
  return { allowed: true, lecture, next, state: openLease(before, leaseNo, now), leaseNo }
}

function openingOf(row: OpeningRow, wanted: LectureWanted, { state, leaseNo }: OpenedLecture): Opening {
  return {
    wanted,
    leaseNo,
    // Keeps this video and its length for the player until the lecture is opened again.
    videoEdition: row.videoEdition,
    columns: watchColumnsOf(state, null, wanted.now),
    isFirst: mayStepOnline('beginStudy', row.status),
  }
}
