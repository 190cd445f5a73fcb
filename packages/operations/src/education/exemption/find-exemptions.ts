import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import type { listExemptions } from '@hygiene/contracts/education/exemption/staff/list-exemptions'
import type { Keyset, KeysetQuery } from '@hygiene/db/keyset'
import { Prisma } from '@hygiene/db/generated/client'
import { licenceKey } from '@hygiene/domain/education/enrolment/licence-number'

type Wanted = Pick<InputOf<typeof listExemptions>, 'filter' | 'text'>

export const exemptionKeyset: Keyset<'grantedAt' | 'year'> = {
  sorts: {
    grantedAt: { sql: Prisma.sql`x."grantedAt"`, type: 'timestamptz' },
    year: { sql: Prisma.sql`x."year"`, type: 'int' },
  },
  key: { sql: Prisma.sql`x."exemptionNo"`, type: 'int' },
}

const FROM = Prisma.sql`"Exemption" x LEFT JOIN "Member" m USING ("memberNo")`

/** Exemptions `x` of members `m`. Typed words: a member's login id or name, or the digits of a licence. */
export function findExemptions({ filter, text }: Wanted): KeysetQuery {
  return { columns: Prisma.sql`x."exemptionNo"`, from: FROM, where: conditions(filter, text.trim()) }
}

function conditions({ ground, state, year }: Wanted['filter'], typed: string): Prisma.Sql[] {
  return [
    ...(ground ? [Prisma.sql`x."ground"::text = ${ground}`] : []),
    ...(state
      ? [state === 'inForce' ? Prisma.sql`x."endedAt" IS NULL` : Prisma.sql`x."endedAt" IS NOT NULL`]
      : []),
    ...(year === undefined ? [] : [Prisma.sql`x."year" = ${year}`]),
    ...(typed === '' ? [] : [textMatch(typed)]),
  ]
}

function textMatch(typed: string): Prisma.Sql {
  const key = licenceKey(typed)
  const licence = key === '' ? Prisma.sql`false` : Prisma.sql`x."licenceKey" = ${key}`
  return Prisma.sql`(m."userId" = ${typed} OR m."name" = ${typed} OR ${licence})`
}
