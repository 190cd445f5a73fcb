import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'

/** The gateway's signed notice (Standard Webhooks). Read raw, verified, kept in the inbox, answered at once. */
export const receiveNotice = endpoint({
  operation: 'receiveNotice',
  methods: ['POST'],
  path: '/api/payments/notice',
  access: 'gateway',
  effect: 'writes',
  sends: 'json',
  input: z.object({}),
  entity: z.object({ received: z.boolean() }),
  refusals: [],
  perMinute: 6000,
})
