import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { closingDay, moneyParts, moneySums } from './closing-shape.ts'

export const closingMonth = z.string().regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, '달을 다시 확인해주세요.')

export const readClosingMonth = staffReads('/api/staff/closings/month', {
  permission: 'readPayments',
  input: z.object({ month: closingMonth }),
  entity: moneyParts.extend({
    month: z.string(),
    isClosed: z.boolean(),
    sums: moneySums,
    days: z.array(closingDay),
    asOf: instant,
  }),
})
