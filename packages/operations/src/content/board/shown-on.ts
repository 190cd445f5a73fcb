import type { Prisma } from '@hygiene/db/generated/client'
import { seoulDay } from '@hygiene/domain/time/seoul-day'

/** Selects posts shown at this instant, without drafts, scheduled and expired posts. */
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

const dayOf = (at: string) => `(${at}::timestamptz AT TIME ZONE 'Asia/Seoul')::date`

/** Is the same as SQL for posts `p` at the instant in parameter `at`. */
export function shownInSql(at: string): string {
  return `p."publishedOn" <= ${dayOf(at)} AND p."shownVersion" IS NOT NULL
      AND (p."shownFrom" IS NULL OR p."shownFrom" <= ${at}::timestamptz) AND (p."shownUntil" IS NULL OR p."shownUntil" > ${at}::timestamptz)`
}

/**
 * Selects posts `p` that have a version to show but are not shown at that instant. It consists of two parts because each uses its
 * own index.
 */
export function hiddenInSql(at: string): readonly [string, string] {
  const outside = `(p."shownFrom" > ${at}::timestamptz OR p."shownUntil" <= ${at}::timestamptz)`
  return [
    `p."publishedOn" > ${dayOf(at)} AND p."shownVersion" IS NOT NULL`,
    `(p."shownFrom" IS NOT NULL OR p."shownUntil" IS NOT NULL) AND ${outside}
      AND p."publishedOn" <= ${dayOf(at)} AND p."shownVersion" IS NOT NULL`,
  ]
}
