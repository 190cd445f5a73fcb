import type { Prisma } from '@hygiene/db'
import type { MessageSession } from '@hygiene/domain'

/** A booking or place in a queue with its session and venue. */
export const WITH_VENUE = { session: { include: { venue: true } } } as const satisfies Prisma.BookingInclude

export function messageSession({ startsAt, endsAt, venue }: MessageSession): MessageSession {
  return { startsAt, endsAt, venue }
}
