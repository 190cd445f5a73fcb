import { z } from 'zod'

export const faults = z.object({
  notify: z.enum(['once', 'twice', 'never']).describe('How often a notice is delivered'),
  noticeDelayMs: z.int().min(0).describe('How late notices set out'),
  decline: z.boolean().describe('Every approval, verification and cash receipt is declined'),
  cancel: z.enum(['SUCCEEDED', 'REQUESTED', 'FAILED']).describe('How cancellations end'),
  unreachable: z.array(z.string()).describe('Numbers whose text messages are refused; all: every one'),
  undelivered: z
    .array(z.string())
    .describe('Numbers that never receive what the provider took; all: every one'),
  reportDelayMs: z.int().min(0).describe('How long the provider knows nothing of a delivery'),
  service: z
    .enum(['all', 'payment', 'identity', 'address', 'licences', 'sms', 'passwords'])
    .describe('Who suffers the rest'),
  registerHours: z
    .enum(['kept', 'always open', 'always closed'])
    .describe('Whether the licence register is closed from 9:00 to 19:00 of Seoul'),
  delayMs: z.int().min(0).describe('How slowly the service answers'),
  httpStatus: z
    .int()
    .min(400)
    .max(599)
    .nullable()
    .describe('The service does nothing and answers this status with an HTML page'),
  timeout: z.boolean().describe('The service does its work and never answers'),
  times: z.int().min(1).nullable().describe('httpStatus and timeout end after so many requests'),
})

export type Faults = z.infer<typeof faults>
export type FaultyService = Exclude<Faults['service'], 'all'>

export const noFaults: Faults = {
  notify: 'once',
  noticeDelayMs: 0,
  decline: false,
  cancel: 'SUCCEEDED',
  unreachable: [],
  undelivered: [],
  reportDelayMs: 0,
  service: 'all',
  registerHours: 'kept',
  delayMs: 0,
  httpStatus: null,
  timeout: false,
  times: null,
}
