import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { listLicenceChecks } from '@hygiene/contracts/platform/licence-register/staff/list-licence-checks'
import type { Keyset, KeysetQuery } from '@hygiene/db/keyset'
import { likePattern } from '@hygiene/db/like-pattern'
import { Prisma } from '@hygiene/db/generated/client'
import { sqlList } from '@hygiene/db/sql-list'
import { licenceKey } from '@hygiene/domain/education/enrolment/licence-number'
import { LIVE_IN_PERSON } from '@hygiene/domain/in-person/enrolment/record-status'
import { LIVE_ONLINE } from '@hygiene/domain/education/enrolment/enrolment-status'
import { seoulYear } from '@hygiene/domain/time/seoul-day'

type Wanted = Pick<InputOf<typeof listLicenceChecks>, 'filter' | 'text'> & {
  /** Is null for every branch. A branch sees places whose owner has or had a seat in its sessions. */
  branches: readonly number[] | null
}

export const checkKeyset: Keyset<'madeAt'> = {
  sorts: { madeAt: { sql: Prisma.sql`c."madeAt"`, type: 'timestamptz' } },
  key: { sql: Prisma.sql`c."checkNo"`, type: 'int' },
}

export const ofRecord = (column: string): Prisma.Sql => Prisma.raw(`coalesce(o."${column}", h."${column}")`)

export const CHECKS = Prisma.sql`"LicenceCheck" c
  LEFT JOIN "OnlineEnrolment" o ON o."enrolmentNo" = c."enrolmentNo"
  LEFT JOIN "InPersonEnrolment" h ON h."inPersonEnrolmentNo" = c."inPersonEnrolmentNo"`

/** Is computed only for the rows of a page; is null if the register does not know the number. */
export const LISTED = Prisma.sql`(SELECT to_jsonb(l) FROM "Licence" l
  WHERE regexp_replace(l."licenceNo", '\\D', '', 'g') = ${ofRecord('licenceKey')} ORDER BY l."licenceNo" LIMIT 1)`

export function studySql(now: Date): Prisma.Sql {
  const isInProgress = Prisma.sql`o."status" IN (${Prisma.raw(sqlList(LIVE_ONLINE))}) AND o."year" >= ${seoulYear(now)}
    OR h."status" IN (${Prisma.raw(sqlList(LIVE_IN_PERSON))})`
  return Prisma.sql`CASE WHEN 'completed' IN (o."status"::text, h."status"::text) THEN 'completed'
    WHEN ${isInProgress} THEN 'inProgress' ELSE 'ended' END`
}

/** Is `waiting` or the outcome; `lapsed` means that the education ended before staff decided. */
export const stateSql = (now: Date) => Prisma.sql`CASE WHEN c."outcome" IS NOT NULL THEN c."outcome"::text
  WHEN ${studySql(now)} = 'ended' THEN 'lapsed' ELSE 'waiting' END`

export function findChecks({ filter, text, branches }: Wanted, now: Date): KeysetQuery {
  const { cause, state, study, kind } = filter
  const typed = text.trim()
  const where = [
    ...(cause ? [Prisma.sql`c."cause" = ${cause}::"LicenceCheckCause"`] : []),
    ...(state ? [withState(state, now)] : []),
    ...(study ? [Prisma.sql`${studySql(now)} = ${study}`] : []),
    ...(kind ? [Prisma.sql`c."enrolmentNo" IS ${Prisma.raw(kind === 'online' ? 'NOT NULL' : 'NULL')}`] : []),
    ...(branches === null ? [] : [ofBranches(branches)]),
    ...(typed === '' ? [] : [named(typed)]),
  ]
  return { columns: Prisma.sql`c."checkNo"`, from: CHECKS, where }
}

function withState(state: string, now: Date): Prisma.Sql {
  const isOpen = state === 'waiting' || state === 'lapsed'
  return Prisma.sql`(c."outcome" IS ${Prisma.raw(isOpen ? 'NULL' : 'NOT NULL')} AND ${stateSql(now)} = ${state})`
}

export function ofBranches(branches: readonly number[]): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT 1 FROM "Booking" b JOIN "InPersonSession" s USING ("sessionNo")
    WHERE b."applicationNo" = h."applicationNo" AND s."branchNo" = ANY (${[...branches]}::int[]))`
}

function named(typed: string): Prisma.Sql {
  const part = likePattern(typed)
  const key = licenceKey(typed)
  const number = key === '' ? Prisma.sql`false` : Prisma.sql`${ofRecord('licenceKey')} = ${key}`
  return Prisma.sql`(${ofRecord('userName')} LIKE ${part} OR ${ofRecord('businessName')} LIKE ${part} OR ${number})`
}
