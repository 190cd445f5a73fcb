import { z } from 'zod'
import { gatewayWrites } from '../../kit/declare.ts'

/**
 * Receives the gateway's signed notice (Standard Webhooks). The raw body is verified, stored in the inbox and answered at once.
 */
export const receiveNotice = gatewayWrites('/api/payments/notice', {
  input: z.object({}),
  entity: z.object({ received: z.boolean() }),
  perMinute: 6000,
})
