import { groupCommits, inPoolTransaction, type LastWrites } from '@hygiene/db'
import type { Pool, PoolClient } from 'pg'
import { giveSeats } from './give-seats.ts'
import { lockHall } from './lock-hall.ts'
import type { SeatOutcome, SeatWanted } from './seat-wanted.ts'
import { writeSeats } from './write-seats.ts'

/** More would keep the session locked for long; who arrives meanwhile is in the next group. */
const GROUP_LIMIT = 64

type BookSeat = (wanted: SeatWanted) => Promise<SeatOutcome>
const halls = new WeakMap<Pool, Map<number, BookSeat>>()

/**
 * Gives a new application its seat, its place in the queue, or a refusal. What is wanted of one session at the same time
 * shares a transaction: its lock is taken once and one commit is waited for. Sessions do not wait for each other.
 */
export async function bookSeat(pool: Pool, wanted: SeatWanted): Promise<SeatOutcome> {
  const ofPool = halls.get(pool) ?? new Map<number, BookSeat>()
  halls.set(pool, ofPool)
  const book = ofPool.get(wanted.sessionNo) ?? groupedBooking(pool)
  ofPool.set(wanted.sessionNo, book)
  return book(wanted)
}

/** Who is busy elsewhere (a second click, another hall) is left to a transaction of its own: it may wait, the group may not. */
function groupedBooking(pool: Pool): BookSeat {
  const commitAlone = async (wanted: SeatWanted): Promise<SeatOutcome> => {
    const [outcome] = await inPoolTransaction(pool, async (client) => bookAll(client, [wanted], 'wait'))
    // Somebody who withdrew in this very moment.
    return outcome ?? { refused: 'LOGIN_REQUIRED' }
  }
  const grouped = groupCommits<SeatWanted, SeatOutcome | null>({
    limit: GROUP_LIMIT,
    keyOf: ({ memberNo }) => memberNo,
    commit: (group) => inPoolTransaction(pool, async (client) => bookAll(client, group, 'skip')),
    commitAlone,
  })
  return async (wanted) => (await grouped(wanted)) ?? commitAlone(wanted)
}

async function bookAll(
  client: PoolClient,
  wanted: readonly SeatWanted[],
  held: 'wait' | 'skip',
): Promise<LastWrites<(SeatOutcome | null)[]>> {
  const { outcomes, given } = giveSeats(await lockHall(client, wanted, held), wanted)
  return { result: outcomes, writes: [writeSeats(client, given)] }
}
