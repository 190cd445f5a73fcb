import type { PoolClient } from 'pg'
import { insertApplicationsSql, insertInPersonSql } from '../../platform/records/insert-in-person-sql.ts'
import { courseOf, type Given } from './give-seats.ts'

const BOOKING_COLUMNS = `"applicationNo", "memberNo", "sessionNo", "seat", "heldUntil", "heldSince", "bookedAt"`

const WRITE_SEATS = {
  name: 'write-seats',
  text: `
    WITH "given" AS (SELECT * FROM json_populate_recordset(NULL::"Booking", $1)),
    "applications" AS (${insertApplicationsSql('"given"')}),
    "bookings" AS (INSERT INTO "Booking" (${BOOKING_COLUMNS}) SELECT ${BOOKING_COLUMNS} FROM "given"),
    "queue" AS (
      INSERT INTO "WaitingEntry" ("sessionNo", "applicationNo", "memberNo", "joinedAt")
      SELECT "sessionNo", "applicationNo", "memberNo", "bookedAt" FROM "given"
       WHERE "seat" = 'waiting' ORDER BY "applicationNo")
    ${insertInPersonSql('$2')}`,
}

export async function writeSeats(client: PoolClient, given: readonly Given[]): Promise<void> {
  if (given.length === 0) return
  await client.query({
    ...WRITE_SEATS,
    values: [JSON.stringify(given.map(bookingOf)), JSON.stringify(given.flatMap(recordsOf))],
  })
}

function bookingOf({ outcome, wanted }: Given) {
  const { applicationNo, seat, heldUntil } = outcome
  const { memberNo, sessionNo, now } = wanted
  const heldSince = seat === 'held' ? now : null
  return { applicationNo, memberNo, sessionNo, seat, heldUntil, heldSince, bookedAt: now }
}

function recordsOf({ outcome, wanted, applicant, session }: Given) {
  return wanted.licences.map((licence, place) => {
    const { courseNo, priceWon } = courseOf(session, licence.industryType)
    return {
      ...licence,
      inPersonEnrolmentNo: outcome.inPersonEnrolmentNos[place],
      applicationNo: outcome.applicationNo,
      memberNo: wanted.memberNo,
      courseNo,
      year: session.year,
      salesType: session.salesType,
      userName: applicant.name,
      birth: applicant.birth,
      priceWon,
      appliedAt: wanted.now,
    }
  })
}
