import { homeQueues } from '@hygiene/domain/staff/home/home-queues'
import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'

/** Covers only queues that the caller's role works on, without personal data. */
const queue = z.object({
  name: z.enum(homeQueues),
  /** Is exact up to 1,000. */
  count: z.int(),
  oldestAt: instant.nullable(),
  dueAt: instant.nullable(),
  past: z.int(),
})

/** Returns the queues, today's venues, the deadlines of eight weeks and today's numbers. Does not extend the login. */
export const readHome = staffReads('/api/staff/home', {
  permission: 'searchMembers',
  input: z.object({}),
  entity: z.object({
    asOf: instant,
    queues: z.array(queue),
    /** Is empty for roles that see no sessions; a branch's employee sees only the branch's. */
    venues: z.array(
      z.object({
        sessionNo: z.int(),
        venueName: z.string(),
        startsAt: instant,
        endsAt: instant,
        isCancelled: z.boolean(),
        present: z.int(),
        sold: z.int(),
        exceptions: z.int(),
      }),
    ),
    deadlines: z.array(
      z.object({
        kind: z.enum(['sessions', 'applyCloses', 'opens', 'closes', 'studyEnds', 'policy']),
        at: instant,
        count: z.int().nullable(),
        sessionNo: z.int().nullable(),
        name: z.string(),
      }),
    ),
    /** Compares today so far with the same time of the same weekday before; is null for a branch's employee. */
    movement: z
      .array(z.object({ name: z.enum(['applied', 'paid', 'completed']), today: z.int(), before: z.int() }))
      .nullable(),
  }),
  extendsLogin: false,
})
