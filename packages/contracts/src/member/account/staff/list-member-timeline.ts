import { timelineKinds, timelineWhats } from '@hygiene/domain/staff/audit-log/timeline'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { instant, recordNo } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { loggedSubject } from '../../../staff/audit-log/list-audit.ts'

const entry = z.object({
  key: z.string(),
  at: instant,
  kind: z.enum(timelineKinds),
  what: z.enum(timelineWhats),
  /** What it was about: a lecture, a place of business, a sum, the kind of a message, an operation of staff. */
  about: z.string(),
  /** The outcome or the reason. */
  more: z.string(),
  by: z.enum(['member', 'staff', 'automatic']),
  byName: z.string(),
  /** Of the enrolment, online or in person, or the payment it was about. */
  recordNo: z.int().nullable(),
  /** The subject of an employee's operation. Null for other events. */
  ...loggedSubject.shape,
})

/**
 * Everything that happened to a member, the newest first; nothing in it is unmasked. Looks of employees come only when `kind`
 * asks for them.
 */
export const listMemberTimeline = staffReads('/api/staff/members/timeline', {
  methods: ['POST'],
  permission: 'searchMembers',
  sends: 'json',
  input: dataTableInput({
    filter: z.object({
      memberNo: recordNo,
      kind: z.enum(timelineKinds).nullable().default(null),
      hasAutomatic: z.boolean().default(true),
    }),
    sorts: ['at'],
  }),
  entity: z.object({
    ...tablePageOf(entry).shape,
    /** All entries of each kind, whatever is filtered. */
    counts: z.record(z.enum(timelineKinds), z.int()),
  }),
  refusals: ['MEMBER_NOT_FOUND'],
  perMinute: 240,
})
