import type { PoolClient } from 'pg'
import { courseOf, type Given } from './give-seats.ts'

const RECORD_COLUMNS = [
  'inPersonEnrolmentNo',
  'applicationNo',
  'memberNo',
  'courseNo',
  'year',
  'salesType',
  'industryType',
  'licenceKey',
  'licenceNo',
  'businessName',
  'businessTypeName',
  'representative',
  'sidoCode',
  'zipCode',
  'address',
  'address2',
  'companyPhone',
  'positionType',
  'userName',
  'birth',
  'phone',
  'priceWon',
  'appliedAt',
]
  .map((column) => `"${column}"`)
  .join(', ')

const BOOKING_COLUMNS = `"applicationNo", "memberNo", "sessionNo", "seat", "heldUntil", "heldSince", "bookedAt"`

/** One statement. Records go in by the order of their licences, so that two halls never wait for each other's. */
const WRITE_SEATS = {
  name: 'write-seats',
  text: `
    WITH "given" AS (SELECT * FROM json_populate_recordset(NULL::"Booking", $1)),
    "applications" AS (
      INSERT INTO "Application" ("applicationNo", "memberNo", "createdAt")
      SELECT "applicationNo", "memberNo", "bookedAt" FROM "given"),
    "bookings" AS (INSERT INTO "Booking" (${BOOKING_COLUMNS}) SELECT ${BOOKING_COLUMNS} FROM "given"),
    "queue" AS (
      INSERT INTO "WaitingEntry" ("sessionNo", "applicationNo", "memberNo", "joinedAt")
      SELECT "sessionNo", "applicationNo", "memberNo", "bookedAt" FROM "given"
       WHERE "seat" = 'waiting' ORDER BY "applicationNo")
    INSERT INTO "InPersonEnrolment" (${RECORD_COLUMNS})
    SELECT ${RECORD_COLUMNS} FROM json_populate_recordset(NULL::"InPersonEnrolment", $2) ORDER BY "licenceKey" COLLATE "C"`,
}

/** Writes the applications, bookings, places in the queue and records of everybody who was given one. */
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
