import { z } from 'zod'
import { endpoint, instant } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { inquiryFilter } from './inquiry-admin-shape.ts'

/** How many inquiries have come into an open queue since it was read: written, followed up, passed on. It keeps no login alive. */
export const countNewInquiries = endpoint({
  operation: 'countNewInquiries',
  methods: ['POST'],
  path: '/api/staff/inquiries/countNew',
  access: 'staff',
  permission: 'readInquiries',
  effect: 'reads',
  sends: 'json',
  input: inquiryFilter.extend({
    /** `asOf` of the queue on the screen. */
    since: instant,
  }),
  entity: z.object({ count: z.int() }),
  extendsLogin: false,
  refusals: [...STAFF_REFUSALS],
  perMinute: 120,
})
