import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'

/** Attaches an uploaded designation confirmation (Food Sanitation Act Art. 41③). */
export const attachInPersonDesignation = endpoint({
  operation: 'attachInPersonDesignation',
  methods: ['GET', 'POST'],
  path: '/api/offline/edu/updateHygieneFile',
  access: 'operator',
  effect: 'writes',
  sends: 'json',
  input: z.object({ inPersonEnrolmentNo: recordNo, fileNo: z.uuid() }),
  entity: z.object({ inPersonEnrolmentNo: z.int(), fileNo: z.string() }),
  refusals: ['ENROLMENT_NOT_FOUND', 'FILE_NOT_FOUND', 'ALREADY_ENDED', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
})
