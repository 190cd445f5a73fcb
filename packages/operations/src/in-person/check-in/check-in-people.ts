import type { openCheckIn } from '@hygiene/contracts/in-person/check-in/open-check-in'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { sqlList } from '@hygiene/db/sql-list'
import type { ApplicationNo, SessionNo } from '@hygiene/domain/record-numbers'
import { PAID_IN_PERSON } from '@hygiene/domain/in-person/enrolment/record-status'
import type { Pool } from 'pg'

type CheckInPerson = EntityOf<typeof openCheckIn>['people'][number]

interface PersonRow {
  applicationNo: ApplicationNo
  userName: string
  phoneEnd: string
  businessName: string
  licences: number
  inAt: Date | null
  outAt: Date | null
}

/**
 * Selects one row per person with a sold seat, however many licences. Uses raw `pg`, because every phone requests it at every
 * sync.
 */
const PEOPLE = {
  name: 'check-in-people',
  text: `
    SELECT b."applicationNo", e."userName", right(e."phone", 4) AS "phoneEnd", e."businessName", e."licences",
           a."inAt", a."outAt"
      FROM "Booking" b
      JOIN LATERAL (
        SELECT r."userName", r."phone", r."businessName", (count(*) OVER ())::int AS "licences"
          FROM "InPersonEnrolment" r
         WHERE r."applicationNo" = b."applicationNo" AND r."status" IN (${sqlList(PAID_IN_PERSON)})
         ORDER BY r."inPersonEnrolmentNo" LIMIT 1) e ON true
      LEFT JOIN "Attendance" a
             ON a."sessionNo" = b."sessionNo" AND a."applicationNo" = b."applicationNo"
     WHERE b."sessionNo" = $1 AND b."seat" = 'sold'
     ORDER BY e."userName", b."applicationNo"`,
}

export async function readCheckInPeople(pool: Pool, sessionNo: SessionNo): Promise<CheckInPerson[]> {
  const { rows } = await pool.query<PersonRow>({ ...PEOPLE, values: [sessionNo] })
  return rows.map(({ licences, businessName, inAt, outAt, ...person }) => ({
    ...person,
    businessName: licences > 1 ? `${businessName} 외 ${licences - 1}곳` : businessName,
    inAt: inAt?.toISOString() ?? null,
    outAt: outAt?.toISOString() ?? null,
  }))
}
