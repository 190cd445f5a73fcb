import { fetchUser as contract } from '@hygiene/contracts'
import { seoulYear } from '@hygiene/domain'
import { implement } from '../http/implement.ts'

interface UserRow {
  userId: string
  name: string
  birth: string
  phone: string
  email: string
  companyPhone: string
  isAuth: 1 | 2
  applyCount: number
  studyCount: number
  finishCount: number
}

/** The figures count this education year only (earlier ones have run out). Raw `pg`: every screen asks for it. */
const USER = {
  name: 'fetch-user',
  text: `
    SELECT m."userId", m."name", m."birth", m."phone", m."email", m."companyPhone",
           CASE WHEN m."verifiedAt" IS NULL THEN 2 ELSE 1 END AS "isAuth", "figures".*
      FROM "Member" m
     CROSS JOIN LATERAL (
       SELECT (count(*) FILTER (WHERE e."status" IN ('applied', 'paid')))::int AS "applyCount",
              (count(*) FILTER (WHERE e."status" IN ('studying', 'studied', 'surveyed')))::int AS "studyCount",
              (count(*) FILTER (WHERE e."status" = 'completed'))::int AS "finishCount"
         FROM "OnlineEnrolment" e WHERE e."memberNo" = m."memberNo" AND e."year" = $2) AS "figures"
     WHERE m."memberNo" = $1`,
}

export const fetchUser = implement(contract, async ({ caller, deps, now }) => {
  const { rows } = await deps.pool.query<UserRow>({ ...USER, values: [caller.memberNo, seoulYear(now)] })
  const [user] = rows
  if (!user) throw new Error(`Member ${caller.memberNo} vanished during a session`)
  return user
})
