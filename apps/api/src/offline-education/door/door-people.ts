import type { EntityOf, openDoor } from '@hygiene/contracts'
import type { Pool } from 'pg'

type DoorPerson = EntityOf<typeof openDoor>['people'][number]

interface PersonRow {
  applyEduNo: number
  userName: string
  phoneEnd: string
  businessName: string
  licences: number
  inAt: Date | null
  outAt: Date | null
}

/** Everybody with a sold seat, a row a person, however many licences; raw `pg`, asked at every sync of every phone. */
const PEOPLE = {
  name: 'door-people',
  text: `
    SELECT b."applyEduNo", e."userName", right(e."phone", 4) AS "phoneEnd", e."businessName", e."licences",
           a."inAt", a."outAt"
      FROM "Booking" b
      JOIN LATERAL (
        SELECT r."userName", r."phone", r."businessName", (count(*) OVER ())::int AS "licences"
          FROM "OfflineEnrolment" r
         WHERE r."applyEduNo" = b."applyEduNo" AND r."status" IN ('paid', 'attended', 'completed')
         ORDER BY r."offlineEduNo" LIMIT 1) e ON true
      LEFT JOIN "Attendance" a
             ON a."offlineEducationNo" = b."offlineEducationNo" AND a."applyEduNo" = b."applyEduNo"
     WHERE b."offlineEducationNo" = $1 AND b."seat" = 'sold'
     ORDER BY e."userName", b."applyEduNo"`,
}

export async function readDoorPeople(pool: Pool, offlineEducationNo: number): Promise<DoorPerson[]> {
  const { rows } = await pool.query<PersonRow>({ ...PEOPLE, values: [offlineEducationNo] })
  return rows.map(({ licences, businessName, inAt, outAt, ...person }) => ({
    ...person,
    businessName: licences > 1 ? `${businessName} 외 ${licences - 1}곳` : businessName,
    inAt: inAt?.toISOString() ?? null,
    outAt: outAt?.toISOString() ?? null,
  }))
}
