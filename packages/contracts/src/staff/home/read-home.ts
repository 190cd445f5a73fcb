import { homeQueues } from '@hygiene/domain/staff/home/home-queues'
import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'

/** What waits for staff: as far as the caller's role works at it, and without a person. */
const queue = z.object({
  name: z.enum(homeQueues),
  /** Exact up to 1,000. */
  count: z.int(),
  /** Of the longest wait; null: none waits. */
  oldestAt: instant.nullable(),
  /** When the oldest is to be dealt with. */
  dueAt: instant.nullable(),
  /** How many are past their time. */
  past: z.int(),
})

/** The day at one look: queues, today's venues, deadlines of eight weeks, today's numbers. It keeps no login alive. */
export const readHome = staffReads('/api/staff/home', {
  permission: 'searchMembers',
  input: z.object({}),
  entity: z.object({
    asOf: instant,
    queues: z.array(queue),
    /** Empty for roles that see no sessions; a branch's employee sees the branch's. */
    venues: z.array(
      z.object({
        sessionNo: z.int(),
        venueName: z.string(),
        startsAt: instant,
        endsAt: instant,
        isCancelled: z.boolean(),
        /** People who have come in, and seats sold. */
        present: z.int(),
        sold: z.int(),
        /** Bookings that wait for staff. */
        exceptions: z.int(),
      }),
    ),
    deadlines: z.array(
      z.object({
        kind: z.enum(['sessions', 'applyCloses', 'opens', 'closes', 'studyEnds', 'policy']),
        at: instant,
        /** Sessions of that day. */
        count: z.int().nullable(),
        /** The session, where there is one. */
        sessionNo: z.int().nullable(),
        name: z.string(),
      }),
    ),
    /** Up to now, and up to the same time of the same weekday before; null for a branch's employee. */
    movement: z
      .array(z.object({ name: z.enum(['applied', 'paid', 'completed']), today: z.int(), before: z.int() }))
      .nullable(),
  }),
  extendsLogin: false,
})
