import { z } from 'zod'
import { day, industryTypeField, salesTypeField, wireInteger } from '../../kit/fields.ts'
import { visitorReads } from '../../kit/declare.ts'
import { regionChoice } from './list-sessions.ts'

/** The specification's calendar (the spelling of the path is its own): days of a month and the venues on each. */
export const readCalendar = visitorReads('/api/offline/edu/fetchCalender', {
  publicSeconds: 2,
  input: z.object({
    searchYear: wireInteger.pipe(z.int().min(2000).max(2100)),
    searchMonth: wireInteger.pipe(z.int().min(1).max(12)),
    searchDay: wireInteger.pipe(z.int().min(1).max(31)).optional(),
    /** −1: the month before; 1: the month after; absent or 0: this one. */
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
        /** 0 Sunday … 6 Saturday. */
        weekday: z.int(),
        /** Venues with education on that day. */
        venues: z.int(),
        /** Venues where a seat can be had now. */
        openVenues: z.int(),
        /** Venues whose applications have not opened yet. */
        laterVenues: z.int(),
      }),
    ),
    searchYear: z.int(),
    searchMonth: z.int(),
  }),
  helper: 'view',
})
