import type { Prisma } from '@hygiene/db/generated/client'
import { seoulDay } from '@hygiene/domain/time/seoul-day'

/** Of posts that are shown at this instant: drafts have no shown version, posts dated ahead wait, those over are gone. */
export function shownOn(now: Date): Prisma.PostWhereInput {
  return {
    publishedOn: { lte: new Date(seoulDay(now)) },
    shownVersion: { not: null },
    AND: [
      { OR: [{ shownFrom: null }, { shownFrom: { lte: now } }] },
      { OR: [{ shownUntil: null }, { shownUntil: { gt: now } }] },
    ],
  }
}

/** The Seoul day of a parameter that is an instant. */
const dayOf = (at: string) => `(${at}::timestamptz AT TIME ZONE 'Asia/Seoul')::date`

/** The same in a statement, of posts `p` at the instant that the parameter `at` gives. */
export function shownInSql(at: string): string {
  return `p."publishedOn" <= ${dayOf(at)} AND p."shownVersion" IS NOT NULL
      AND (p."shownFrom" IS NULL OR p."shownFrom" <= ${at}::timestamptz) AND (p."shownUntil" IS NULL OR p."shownUntil" > ${at}::timestamptz)`
}

/** Posts `p` with a version to show that are not shown at that instant, in two parts for two indexes. */
export function hiddenInSql(at: string): readonly [string, string] {
  const outside = `(p."shownFrom" > ${at}::timestamptz OR p."shownUntil" <= ${at}::timestamptz)`
  return [
    `p."publishedOn" > ${dayOf(at)} AND p."shownVersion" IS NOT NULL`,
    `(p."shownFrom" IS NOT NULL OR p."shownUntil" IS NOT NULL) AND ${outside}
      AND p."publishedOn" <= ${dayOf(at)} AND p."shownVersion" IS NOT NULL`,
  ]
}
