import type { SessionNo } from '@hygiene/domain/record-numbers'
import pg from 'pg'
import { groupWrites } from './group-writes.ts'

const LOCK = {
  name: 'lock',
  text: 'SELECT "capacity" FROM "InPersonSession" WHERE "sessionNo" = $1 FOR NO KEY UPDATE',
}

const COUNT = {
  name: 'count',
  text: `SELECT count(*)::int AS "taken" FROM "Booking"
          WHERE "sessionNo" = $1 AND "seat" IN ('held', 'sold') AND ("seat" = 'sold' OR "heldUntil" > now())`,
}

const INSERT = {
  name: 'insert',
  text: `
    WITH "wanted" AS (
      SELECT nextval('"Application_applicationNo_seq"')::int AS "applicationNo", "memberNo" FROM unnest($1::int[]) AS w ("memberNo")),
    "applications" AS (INSERT INTO "Application" ("applicationNo", "memberNo") SELECT "applicationNo", "memberNo" FROM "wanted"),
    "bookings" AS (
      INSERT INTO "Booking" ("applicationNo", "memberNo", "sessionNo", "seat", "heldUntil", "heldSince", "bookedAt")
      SELECT "applicationNo", "memberNo", $2, 'held', now() + interval '30 minutes', now(), now() FROM "wanted")
    INSERT INTO "InPersonEnrolment" ("applicationNo", "memberNo", "courseNo", "year", "salesType", "industryType", "licenceKey",
           "licenceNo", "businessName", "representative", "sidoCode", "address", "positionType", "userName", "birth", "phone",
           "priceWon", "appliedAt")
    SELECT w."applicationNo", w."memberNo", c."courseNo", s."year", s."salesType", c."industryType",
           concat('9', w."applicationNo"), concat('9', w."applicationNo"), '새마음 식당', '박춘자', '4100000000',
           '경기도 수원시 팔달구 가상로 12', 1, '박춘자', '19560301', '01012345678', 40000, now()
      FROM "wanted" w, "InPersonSession" s JOIN "InPersonCourse" c USING ("sessionNo")
     WHERE s."sessionNo" = $2`,
}

export interface BareBooking {
  memberNo: number
  sessionNo: SessionNo
}

async function bookSeats(pool: pg.Pool, bookings: readonly BareBooking[]): Promise<void> {
  const session = [bookings[0]?.sessionNo]
  const client = await pool.connect()
  try {
    const [, locked, counted] = await Promise.all([
      client.query('BEGIN'),
      client.query<{ capacity: number }>({ ...LOCK, values: session }),
      client.query<{ taken: number }>({ ...COUNT, values: session }),
    ])
    const left = (locked.rows[0]?.capacity ?? 0) - (counted.rows[0]?.taken ?? 0)
    const memberNos = bookings.slice(0, Math.max(left, 0)).map(({ memberNo }) => memberNo)
    await Promise.all([client.query({ ...INSERT, values: [memberNos, ...session] }), client.query('COMMIT')])
  } finally {
    client.release()
  }
}

export function bareBookings(connectionString: string | undefined) {
  const pool = new pg.Pool({ connectionString, max: 8, options: '-c TimeZone=UTC', pipeline: true })
  return {
    alone: (booking: BareBooking) => bookSeats(pool, [booking]),
    grouped: groupWrites<BareBooking>((bookings) => bookSeats(pool, bookings)),
  }
}
