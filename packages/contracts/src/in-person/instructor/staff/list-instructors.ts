import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { day, instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'

/** Instructors with subjects, hours and qualifications; telephones are masked. */
export const listInstructors = staffReads('/api/staff/instructors/list', {
  methods: ['POST'],
  permission: 'handleVenues',
  sends: 'json',
  input: dataTableInput({
    filter: z.object({
      state: z.enum(['teaching', 'ended']).optional(),
      /** Only those with a qualification that is over, or is within thirty days. */
      isQualificationDue: z.boolean().optional(),
    }),
    sorts: ['name'] as const,
  }),
  entity: tablePageOf(
    z.object({
      instructorNo: z.int(),
      name: z.string(),
      /** Masked; empty where it is not known. */
      phone: z.string(),
      subjects: z.array(z.string()),
      hours: z.string(),
      qualifications: z.array(
        z.object({ qualification: z.string(), issuedOn: day, validUntil: day.nullable() }),
      ),
      /** Parts of sessions still to come. */
      lessonsAhead: z.int(),
      endedAt: instant.nullable(),
    }),
  ),
})
