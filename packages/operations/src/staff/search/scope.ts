import { Prisma } from '@hygiene/db/generated/client'

export type Scope = readonly number[] | null

export function within(scope: Scope): Prisma.Sql {
  if (scope === null) return Prisma.sql`true`
  return Prisma.sql`EXISTS (
    SELECT FROM "Booking" b JOIN "InPersonSession" s USING ("sessionNo")
     WHERE b."memberNo" = m."memberNo" AND s."branchNo" = ANY (${[...scope]}::int[]))`
}

export function ofBookings(scope: Scope, applicationNo: Prisma.Sql): Prisma.Sql {
  if (scope === null) return Prisma.sql`true`
  return Prisma.sql`EXISTS (
    SELECT FROM "Booking" b JOIN "InPersonSession" s USING ("sessionNo")
     WHERE b."applicationNo" = ${applicationNo} AND s."branchNo" = ANY (${[...scope]}::int[]))`
}
