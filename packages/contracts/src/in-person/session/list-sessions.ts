import { z } from 'zod'
import { day, industryTypeField, instant, salesTypeField, wireFlag, wireInteger } from '../../kit/fields.ts'
import { visitorReads } from '../../kit/declare.ts'
import { sessionDay, venue } from '../enrolment/in-person-shape.ts'

/** Is a ten-digit province code or one of the five regions of specification section 3 (1 capital area … 5 Gangwon and Jeju). */
export const regionChoice = z.string().regex(/^([1-5]|\d{10})$/, '지역을 다시 골라주세요.')

export const sessionState = z.enum(['open', 'full', 'notOpenYet', 'closed', 'cancelled'])

/** Follows the specification's session look-up: each item has `edu` and `list` (section 3). */
export const listSessions = visitorReads('/api/offline/edu/fetchLocation', {
  publicSeconds: 2,
  input: z.object({
    salesType: salesTypeField,
    industryType: industryTypeField,
    zipProvinceNo: regionChoice.optional(),
    isView: wireFlag.default(1),
    startDate: day.optional(),
    endDate: day.optional(),
    /** Extends the specification: returns only so many sessions with a free seat, the nearest first. */
    freeLimit: wireInteger.pipe(z.int().min(1).max(50)).optional(),
  }),
  entity: z.object({
    list: z.array(
      z.object({
        edu: sessionDay.extend({
          sessionNo: z.int(),
          inPersonEnrolmentNo: z.int(),
          courseNo: z.int(),
        }),
        list: venue.extend({ sidoCode: z.string() }),
        state: sessionState,
        stateSentence: z.string().nullable(),
        capacity: z.int(),
        left: z.int(),
        waitingCount: z.int(),
        price: z.int(),
        hours: z.int(),
        applyOpensAt: instant,
        applyClosesAt: instant,
        branchName: z.string(),
        branchPhone: z.string(),
      }),
    ),
  }),
  helper: 'view',
})
