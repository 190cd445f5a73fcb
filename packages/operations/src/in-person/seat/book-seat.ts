import { groupCommits, inPoolTransaction, type LastWrites } from '@hygiene/db/group-commits'
import type { Pool, PoolClient } from 'pg'
import { giveSeats } from './give-seats.ts'
import { lockVenue } from './lock-venue.ts'
import type { SeatOutcome, SeatWanted } from './seat-wanted.ts'
import { writeSeats } from './write-seats.ts'

/** Is limited because a larger group would lock the session for long; later applications join the next group. */
const GROUP_LIMIT = 64

export type BookSeat = (wanted: SeatWanted) => Promise<SeatOutcome>

/**
 * Gives a new application its seat, a waiting-list place or a refusal. Concurrent applications for one session share a
 * transaction, so its lock and commit are paid once. Sessions do not wait for each other.
 */
export function groupedBooking(pool: Pool): BookSeat {
  const venues = new Map<number, BookSeat>()
  return async (wanted) => {
    const book = venues.get(wanted.sessionNo) ?? bookingOfVenue(pool)
    venues.set(wanted.sessionNo, book)
    return book(wanted)
  }
}

/**
 * Gives a person who is locked elsewhere (a second click, another venue) their own transaction, because a group must not wait.
 */
function bookingOfVenue(pool: Pool): BookSeat {
  const commitAlone = async (wanted: SeatWanted): Promise<SeatOutcome> => {
    const [outcome] = await inPoolTransaction(pool, async (client) => bookAll(client, [wanted], 'wait'))
    // The person has withdrawn concurrently.
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
  const { outcomes, given } = giveSeats(await lockVenue(client, wanted, held), wanted)
  return { result: outcomes, writes: [writeSeats(client, given)] }
}
