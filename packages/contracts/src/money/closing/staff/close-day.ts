import { printedText } from '@hygiene/domain/printed-text'
import { z } from 'zod'
import { day } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { moneySums } from './closing-shape.ts'

/** Closes a day with the sums on the screen; later events of that day show as a difference. */
export const closeDay = staffWrites('/api/staff/closings/close', {
  label: '일 마감',
  permission: 'handlePaymentExceptions',
  audit: {},
  input: z.object({
    day,
    seen: moneySums,
    /** Explains a difference between both sides; may be empty where they agree. */
    text: z.string().overwrite(printedText).max(200),
  }),
  entity: z.object({ closingNo: z.int() }),
  refusals: ['DAY_NOT_OVER', 'DAY_CLOSED', 'DAY_SUMS_CHANGED', 'DAY_DIFFERENCE_UNEXPLAINED'],
})
