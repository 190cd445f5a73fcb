import { seriesClashes } from '@hygiene/domain/in-person/series/judge-series-day'
import { z } from 'zod'
import { day, instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { venueTakenShape, SERIES_REFUSALS, seriesInput, seriesPattern } from './series-shape.ts'

/** Each day of a series as it would be made, with what stands in its way; nothing is written. */
export const planSessions = staffReads('/api/staff/sessions/plan', {
  methods: ['POST'],
  permission: 'decideSessions',
  sends: 'json',
  input: seriesInput({ pattern: seriesPattern }),
  entity: z.object({
    days: z.array(
      z.object({
        day,
        startsAt: instant,
        endsAt: instant,
        applyOpensAt: instant,
        applyClosesAt: instant,
        holiday: z.string().nullable(),
        /** A holiday that the pattern met. */
        isLeftOut: z.boolean(),
        clashes: z.array(z.enum(seriesClashes)),
        venueTakenBy: venueTakenShape.nullable(),
        /** Of a copy: its parts on that day; one with a refusal is left out. */
        lessons: z.array(
          z.object({
            subject: z.string(),
            instructorName: z.string(),
            startsAt: instant,
            endsAt: instant,
            refusal: z
              .enum(['LESSON_OUTSIDE_SESSION', 'INSTRUCTOR_TAKEN', 'INSTRUCTOR_TOO_FAR', 'INSTRUCTOR_ENDED'])
              .nullable(),
          }),
        ),
      }),
    ),
  }),
  refusals: ['SERIES_TOO_LONG', ...SERIES_REFUSALS],
})
