import type { Prisma } from '@hygiene/db'
import { seoulDay } from '@hygiene/domain'

/** Of posts that are shown on this Seoul day: drafts have no shown version, posts dated ahead wait. */
export function shownOn(now: Date): Prisma.PostWhereInput {
  return { publishedOn: { lte: new Date(seoulDay(now)) }, shownVersion: { not: null } }
}
