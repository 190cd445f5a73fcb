import { z } from 'zod'
import { endpoint, recordNo } from '../kit/index.ts'
import { enrolmentRow, onlineRecord } from './enrolment-shape.ts'

export const readOnlineEnrolment = endpoint({
  operation: 'readOnlineEnrolment',
  methods: ['GET'],
  path: '/api/online/edu/fetchData',
  access: 'operator',
  effect: 'reads',
  sends: 'query',
  input: z.object({ enrolmentNo: recordNo }),
  entity: z.object({ info: onlineRecord, state: enrolmentRow }),
  refusals: ['ENROLMENT_NOT_FOUND', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  helper: 'look',
})
