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

/** Each person's lease is looked for among those of the whole group, so its cost grows with the square. */
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
 * Makes this the person's one active player. A lecture that was seen to its end is not opened any more: it is replayed. Those
 * that are opened at the same time share a transaction. One whose enrolment or lease is locked elsewhere, or missing, gets a
 * transaction alone: it may wait, the group may not.
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

/** Who has the lease is known with the last statement, which travels with the commit. */
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
    // The player keeps this video, and is counted against its length, until the lecture is opened again.
    videoEdition: row.videoEdition,
    columns: watchColumnsOf(state, null, wanted.now),
    isFirst: mayStepOnline('beginStudy', row.status),
  }
}
