import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { inquiryFilter } from './inquiry-admin-shape.ts'

/**
 * Counts the inquiries that entered an open queue since it was read: new ones, follow-ups and those passed on. Does not extend
 * the login.
 */
export const countNewInquiries = staffReads('/api/staff/inquiries/countNew', {
  methods: ['POST'],
  permission: 'readInquiries',
  sends: 'json',
  input: inquiryFilter.extend({
    since: instant,
  }),
  entity: z.object({ count: z.int() }),
  extendsLogin: false,
  perMinute: 120,
})
