import { seriesClashes } from '@hygiene/domain/in-person/series/judge-series-day'
import { z } from 'zod'
import { day, instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { venueTakenShape, SERIES_REFUSALS, seriesInput, seriesPattern } from './series-shape.ts'

/** Plans each day of a series with its obstacles; writes nothing. */
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
        isLeftOut: z.boolean(),
        clashes: z.array(z.enum(seriesClashes)),
        venueTakenBy: venueTakenShape.nullable(),
        /** Lists the parts of a copied session on that day; a part with a refusal is left out. */
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
