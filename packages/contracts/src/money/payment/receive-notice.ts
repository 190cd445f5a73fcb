import { z } from 'zod'
import { gatewayWrites } from '../../kit/declare.ts'

/** The gateway's signed notice (Standard Webhooks). Read raw, verified, kept in the inbox, answered at once. */
export const receiveNotice = gatewayWrites('/api/payments/notice', {
  input: z.object({}),
  entity: z.object({ received: z.boolean() }),
  perMinute: 6000,
})
