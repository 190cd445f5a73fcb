import { Prisma } from '@hygiene/db/generated/client'

/** An index in the migrations uses exactly this expression. */
const SAID = Prisma.sql`lower(e."businessName" || ' ' || e."userName")`

/**
 * Matches enrolments `e` whose business and applicant contain all parts. The bigram index finds parts of words
 * (docs/decisions/014-bigrams.md).
 */
export function saysParts(parts: readonly string[]): Prisma.Sql {
  const each = parts.map(
    (part) => Prisma.sql`"grams_of"(${SAID}) @> "grams_asked"(${part}) AND strpos(${SAID}, ${part}) > 0`,
  )
  return Prisma.join(each, ' AND ')
}

export function holdsParts(parts: readonly string[]): Prisma.Sql {
  const each = parts.map((part) => Prisma.sql`strpos(${SAID}, ${part}) > 0`)
  return Prisma.join(each, ' AND ')
}
