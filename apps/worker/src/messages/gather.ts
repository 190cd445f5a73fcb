import { openSeatCalendar } from '@hygiene/contracts/in-person/seat/open-seat-calendar'
import type { Message, Prisma } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import type { MessageFacts, MessageKindName } from '@hygiene/domain/platform/message/messages'
import { signCalendar } from '@hygiene/gateways'
import type { WorkerDeps } from '../deps.ts'

export type About<K> = Pick<Message, 'aboutNo' | 'memberNo' | 'createdAt' | 'forOn'> &
  Pick<WorkerDeps, 'config'> & { kind: K; db: Transaction; now: Date }

/** Returns null if the message is outdated and must not be sent. */
export type Gather<K extends MessageKindName> = (about: About<K>) => Promise<MessageFacts<K> | null>

export const WITH_VENUE = { session: { include: { venue: true } } } as const satisfies Prisma.BookingInclude

export function calendarFileOf({ aboutNo, config }: Pick<About<unknown>, 'aboutNo' | 'config'>): string {
  const token = signCalendar(config.OFFER_SECRET, aboutNo)
  return `${config.PUBLIC_URL}${openSeatCalendar.path}?token=${token}`
}
