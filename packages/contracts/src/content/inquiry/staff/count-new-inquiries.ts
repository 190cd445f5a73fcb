import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { inquiryFilter } from './inquiry-admin-shape.ts'

/** How many inquiries have come into an open queue since it was read: written, followed up, passed on. It keeps no login alive. */
export const countNewInquiries = staffReads('/api/staff/inquiries/countNew', {
  methods: ['POST'],
  permission: 'readInquiries',
  sends: 'json',
  input: inquiryFilter.extend({
    /** `asOf` of the queue on the screen. */
    since: instant,
  }),
  entity: z.object({ count: z.int() }),
  extendsLogin: false,
  perMinute: 120,
})
