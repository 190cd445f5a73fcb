import { Prisma } from '@hygiene/db/generated/client'

/** What an enrolment says of its applicant: this very expression has an index in the migrations. */
const SAID = Prisma.sql`lower(e."businessName" || ' ' || e."userName")`

/**
 * Enrolments `e` whose business and applicant hold all parts. Parts of words are found by their letters and pairs of
 * neighbours (docs/decisions/014-bigrams.md).
 */
export function saysParts(parts: readonly string[]): Prisma.Sql {
  const each = parts.map(
    (part) => Prisma.sql`"grams_of"(${SAID}) @> "grams_asked"(${part}) AND strpos(${SAID}, ${part}) > 0`,
  )
  return Prisma.join(each, ' AND ')
}

/** The same of rows found by another index, whose pairs need not be looked up. */
export function holdsParts(parts: readonly string[]): Prisma.Sql {
  const each = parts.map((part) => Prisma.sql`strpos(${SAID}, ${part}) > 0`)
  return Prisma.join(each, ' AND ')
}
