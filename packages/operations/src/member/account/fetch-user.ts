import { fetchUser as contract } from '@hygiene/contracts/member/account/fetch-user'
import { policiesToAgree, type PolicyKind } from '@hygiene/domain/member/policy/policy-versions'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { query } from '../../kit/operation.ts'
import { lapsedSql } from '../../platform/records/seats-taken.ts'

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
  versions: { kind: PolicyKind; inForceOn: string; needsConsent: boolean }[]
  agreed: { kind: PolicyKind; version: string }[]
}

/**
 * Uses raw `pg` because every screen calls it. Online figures cover only this education year, because earlier courses have
 * expired. A seat may be next year's, and a lapsed hold does not count.
 */
const USER = {
  name: 'fetch-user',
  text: `
    SELECT m."userId", m."name", m."birth", m."phone", m."email", m."companyPhone",
           CASE WHEN m."verifiedAt" IS NULL THEN 2 ELSE 1 END AS "isAuth", "figures".*,
           (SELECT coalesce(json_agg(json_build_object('kind', v."kind", 'inForceOn', v."inForceOn", 'needsConsent', v."needsConsent")), '[]')
              FROM "PolicyVersion" v) AS "versions",
           (SELECT coalesce(json_agg(json_build_object('kind', c."kind", 'version', c."version")), '[]')
              FROM "ConsentRecord" c
             WHERE c."memberNo" = m."memberNo" AND c."isGiven" AND c."kind" IN ('terms', 'privacy')) AS "agreed"
      FROM "Member" m
     CROSS JOIN LATERAL (
       SELECT (count(*) FILTER (WHERE "status" IN ('applied', 'paid')))::int AS "applyCount",
              (count(*) FILTER (WHERE "status" IN ('studying', 'studied', 'surveyed', 'attended')))::int AS "studyCount",
              (count(*) FILTER (WHERE "status" = 'completed'))::int AS "finishCount"
         FROM (
           SELECT e."status"::text FROM "OnlineEnrolment" e WHERE e."memberNo" = m."memberNo" AND e."year" = $2
           UNION ALL
           SELECT i."status"::text FROM "InPersonEnrolment" i JOIN "Booking" b USING ("applicationNo")
            WHERE i."memberNo" = m."memberNo" AND i."year" >= $2
              AND NOT (i."status" = 'applied' AND ${lapsedSql('b', '$3')})) AS "all") AS "figures"
     WHERE m."memberNo" = $1`,
}

export const fetchUser = query(contract, { needs: ['pool'] }, async ({ actor, pool, now }) => {
  const values = [actor.memberNo, seoulYear(now), now]
  const { rows } = await pool.query<UserRow>({ ...USER, values })
  const [user] = rows
  if (!user) throw new Error(`Member ${actor.memberNo} vanished during a session`)
  const { versions, agreed, ...said } = user
  const isOwn = actor.linked === null && actor.help === null
  return { ...said, policiesToAgree: isOwn ? policiesToAgree(versions, agreed, actor.loggedInAt) : [] }
})
