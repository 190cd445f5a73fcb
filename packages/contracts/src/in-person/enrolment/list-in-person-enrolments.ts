import { z } from 'zod'
import { day, text, wireFlag, wireInteger } from '../../kit/fields.ts'
import { memberReads } from '../../kit/declare.ts'
import { pageOf, pagingInput } from '../../kit/paging.ts'
import { inPersonRow } from './in-person-shape.ts'

/** The in-person list request of specification section 3. */
export const listInPersonEnrolments = memberReads('/api/offline/edu/fetchUserOfflineEduList', {
  label: '집합교육 내역 보기',
  input: z.object({
    ...pagingInput,
    salesType: wireInteger.optional(),
    industryType: wireInteger.optional(),
    /** 1 online, of which there are none here; 2 in person. */
    eduType: wireInteger.optional(),
    /** Ours. `completed`: certificates only. */
    only: z.enum(['completed', 'live']).optional(),
    /** The day of education. */
    eduDate: day.optional(),
    isOnline: wireInteger.optional(),
    /** −1: all; 0: without refunded ones; 1: refunded ones only. */
    isRefund: wireInteger.pipe(z.union([z.literal(-1), z.literal(0), z.literal(1)])).default(-1),
    /** 1: only paid ones. */
    isFinishPayment: wireFlag.default(0),
    searchText: text(80).default(''),
  }),
  entity: pageOf(inPersonRow),
  helper: 'view',
})
