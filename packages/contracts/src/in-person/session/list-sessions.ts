import { z } from 'zod'
import { day, industryTypeField, instant, salesTypeField, wireFlag, wireInteger } from '../../kit/fields.ts'
import { visitorReads } from '../../kit/declare.ts'
import { sessionDay, venue } from '../enrolment/in-person-shape.ts'

/** A ten-digit province, or one of the five regions of specification section 3 (1 capital area … 5 Gangwon and Jeju). */
export const regionChoice = z.string().regex(/^([1-5]|\d{10})$/, '지역을 다시 골라주세요.')

/** Whether a session can be applied for now, and if not why. */
export const sessionState = z.enum(['open', 'full', 'notOpenYet', 'closed', 'cancelled'])

/** The specification's session look-up: each item has `edu` and `list` (section 3). */
export const listSessions = visitorReads('/api/offline/edu/fetchLocation', {
  publicSeconds: 2,
  input: z.object({
    salesType: salesTypeField,
    industryType: industryTypeField,
    zipProvinceNo: regionChoice.optional(),
    isView: wireFlag.default(1),
    startDate: day.optional(),
    endDate: day.optional(),
    /** Our own: only so many sessions with a free seat, the nearest first. */
    freeLimit: wireInteger.pipe(z.int().min(1).max(50)).optional(),
  }),
  entity: z.object({
    list: z.array(
      z.object({
        edu: sessionDay.extend({
          sessionNo: z.int(),
          /** The specification's name for the same session number. */
          inPersonEnrolmentNo: z.int(),
          courseNo: z.int(),
        }),
        list: venue.extend({ sidoCode: z.string() }),
        state: sessionState,
        /** One sentence for every state but `open`. */
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
