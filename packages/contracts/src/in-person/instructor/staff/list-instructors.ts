import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { day, instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'

export const listInstructors = staffReads('/api/staff/instructors/list', {
  methods: ['POST'],
  permission: 'handleVenues',
  sends: 'json',
  input: dataTableInput({
    filter: z.object({
      state: z.enum(['teaching', 'ended']).optional(),
      isQualificationDue: z.boolean().optional(),
    }),
    sorts: ['name'] as const,
  }),
  entity: tablePageOf(
    z.object({
      instructorNo: z.int(),
      name: z.string(),
      phone: z.string(),
      subjects: z.array(z.string()),
      hours: z.string(),
      qualifications: z.array(
        z.object({ qualification: z.string(), issuedOn: day, validUntil: day.nullable() }),
      ),
      lessonsAhead: z.int(),
      endedAt: instant.nullable(),
    }),
  ),
})
