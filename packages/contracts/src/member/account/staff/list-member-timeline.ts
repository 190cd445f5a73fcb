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
  about: z.string(),
  more: z.string(),
  by: z.enum(['member', 'staff', 'automatic']),
  byName: z.string(),
  recordNo: z.int().nullable(),
  ...loggedSubject.shape,
})

/**
 * Returns everything that happened to a member, the newest first, all masked. Views by employees are included only when `kind`
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
    counts: z.record(z.enum(timelineKinds), z.int()),
  }),
  refusals: ['MEMBER_NOT_FOUND'],
  perMinute: 240,
})
