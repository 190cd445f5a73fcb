import { Prisma } from '@hygiene/db/generated/client'

/** Branches whose people may be found; null: every one. */
export type Scope = readonly number[] | null

/** Whether a person `m` has, or had, a seat in the scope's sessions. */
export function within(scope: Scope): Prisma.Sql {
  if (scope === null) return Prisma.sql`true`
  return Prisma.sql`EXISTS (
    SELECT FROM "Booking" b JOIN "InPersonSession" s USING ("sessionNo")
     WHERE b."memberNo" = m."memberNo" AND s."branchNo" = ANY (${[...scope]}::int[]))`
}

/** Whether an application's booking is of the scope's sessions; all are where the scope is no branch. */
export function ofBookings(scope: Scope, applicationNo: Prisma.Sql): Prisma.Sql {
  if (scope === null) return Prisma.sql`true`
  return Prisma.sql`EXISTS (
    SELECT FROM "Booking" b JOIN "InPersonSession" s USING ("sessionNo")
     WHERE b."applicationNo" = ${applicationNo} AND s."branchNo" = ANY (${[...scope]}::int[]))`
}
