import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { listSubmittedDesignations } from '@hygiene/contracts/education/designation/staff/list-submitted-designations'
import type { Keyset, KeysetQuery } from '@hygiene/db/keyset'
import { likePattern } from '@hygiene/db/like-pattern'
import { Prisma } from '@hygiene/db/generated/client'
import { sqlList } from '@hygiene/db/sql-list'
import { LIVE_IN_PERSON } from '@hygiene/domain/in-person/enrolment/record-status'
import { LIVE_ONLINE } from '@hygiene/domain/education/enrolment/enrolment-status'
import { seoulYear } from '@hygiene/domain/time/seoul-day'

type Wanted = Pick<InputOf<typeof listSubmittedDesignations>, 'filter' | 'text'>

export const designationKeyset: Keyset<'submittedAt'> = {
  sorts: { submittedAt: { sql: Prisma.sql`f."createdAt"`, type: 'timestamptz' } },
  key: { sql: Prisma.sql`f."fileNo"`, type: 'uuid' },
}

export const record = (column: string): Prisma.Sql => Prisma.raw(`coalesce(o."${column}", h."${column}")`)

export const DESIGNATIONS = Prisma.sql`"StoredFile" f
  LEFT JOIN "OnlineEnrolment" o
    ON f."ownerKind" = 'onlineEnrolment' AND o."enrolmentNo" = f."ownerNo" AND o."designationFileNo" = f."fileNo"
  LEFT JOIN "InPersonEnrolment" h
    ON f."ownerKind" = 'inPersonEnrolment' AND h."inPersonEnrolmentNo" = f."ownerNo" AND h."designationFileNo" = f."fileNo"
  JOIN "Course" k ON k."courseNo" = ${record('courseNo')}
  LEFT JOIN "DesignationVerdict" v ON v."fileNo" = f."fileNo"`

const OF_RECORDS = Prisma.sql`f."ownerKind" IN ('onlineEnrolment', 'inPersonEnrolment')`

export function stateSql(now: Date): Prisma.Sql {
  const isInProgress = Prisma.sql`o."status" IN (${Prisma.raw(sqlList(LIVE_ONLINE))}) AND o."year" >= ${seoulYear(now)}
    OR h."status" IN (${Prisma.raw(sqlList(LIVE_IN_PERSON))})`
  return Prisma.sql`CASE WHEN 'completed' IN (o."status"::text, h."status"::text) THEN 'completed'
    WHEN ${isInProgress} THEN 'inProgress' ELSE 'ended' END`
}

export function findDesignations(wanted: Wanted, now: Date): KeysetQuery {
  return { columns: Prisma.sql`f."fileNo"`, from: DESIGNATIONS, where: conditions(wanted, now) }
}

const VERDICT = {
  waiting: Prisma.sql`v."verdictNo" IS NULL`,
  accepted: Prisma.sql`v."isAccepted"`,
  askedAgain: Prisma.sql`NOT v."isAccepted"`,
}

function conditions({ filter, text }: Wanted, now: Date): Prisma.Sql[] {
  const { kind, state, verdict } = filter
  const typed = text.trim()
  const owner = kind === 'online' ? 'onlineEnrolment' : 'inPersonEnrolment'
  return [
    OF_RECORDS,
    ...(kind ? [Prisma.sql`f."ownerKind" = ${owner}::"FileOwner"`] : []),
    ...(state ? [Prisma.sql`${stateSql(now)} = ${state}`] : []),
    ...(verdict ? [VERDICT[verdict]] : []),
    ...(typed === '' ? [] : [named(likePattern(typed))]),
  ]
}

const named = (part: string) => Prisma.sql`(o."userName" LIKE ${part} OR o."businessName" LIKE ${part}
  OR h."userName" LIKE ${part} OR h."businessName" LIKE ${part})`
