import { z } from 'zod'
import { day, industryTypeField, salesTypeField, wireInteger } from '../../kit/fields.ts'
import { visitorReads } from '../../kit/declare.ts'
import { regionChoice } from './list-sessions.ts'

/** Follows the specification's calendar, whose path has this spelling: days of a month and the venues on each. */
export const readCalendar = visitorReads('/api/offline/edu/fetchCalender', {
  publicSeconds: 2,
  input: z.object({
    searchYear: wireInteger.pipe(z.int().min(2000).max(2100)),
    searchMonth: wireInteger.pipe(z.int().min(1).max(12)),
    searchDay: wireInteger.pipe(z.int().min(1).max(31)).optional(),
    /** −1 is the month before, 1 the month after; 0 or absent is this one. */
    searchType: wireInteger.pipe(z.union([z.literal(-1), z.literal(0), z.literal(1)])).default(0),
    salesType: salesTypeField.optional(),
    industryType: industryTypeField.optional(),
    zipProvinceNo: regionChoice.optional(),
  }),
  entity: z.object({
    dateList: z.array(
      z.object({
        date: day,
        day: z.int(),
        weekday: z.int(),
        venues: z.int(),
        openVenues: z.int(),
        laterVenues: z.int(),
      }),
    ),
    searchYear: z.int(),
    searchMonth: z.int(),
  }),
  helper: 'view',
})
